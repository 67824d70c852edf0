/** What a phone needs when a match begins, in one piece: it is fetched while people are still coming. */

export { default as Cover } from "../parts/Cover.svelte";
export { default as Reactions } from "../parts/Reactions.svelte";
export { default as PhoneMatch } from "./PhoneMatch.svelte";
