/** What is fetched only where it is needed: a phone that sits down carries neither the table nor the menu. */

import { learn } from "../lib/i18n.svelte";

/** What comes later says more than the first words. */
function withWords<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), learn()]);
    return part;
  };
}

export const home = () => import("./Home.svelte");
export const fan = () => import("../parts/Fan.svelte");
export const tableScreen = withWords(() => import("./TableScreen.svelte"));
export const match = withWords(() => import("./match"));
export const phoneMatch = async () => ({ default: (await match()).PhoneMatch });
export const cover = async () => ({ default: (await match()).Cover });
export const reactions = async () => ({ default: (await match()).Reactions });
export const farewell = withWords(() => import("./Farewell.svelte"));
export const seatSwitcher = () => import("../parts/SeatSwitcher.svelte");
export const pictures = withWords(() => import("../parts/PicturePicker.svelte"));
export const menuSheet = withWords(() => import("../parts/Menu.svelte"));
export const details = withWords(() => import("../parts/Details.svelte"));
export const settings = withWords(() => import("../parts/Settings.svelte"));
export const invitation = withWords(() => import("../parts/Invitation.svelte"));
export const awakeness = () => import("../lib/later/awake");
export const asks = withWords(() => import("../parts/Asks.svelte"));
