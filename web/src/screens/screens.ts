/** What is fetched only where it is needed: a phone that sits down carries neither the table nor the menu. */

export const home = () => import("./Home.svelte");
export const tablePage = () => import("./TablePage.svelte");
export const tableScreen = () => import("./TableScreen.svelte");
export const phoneMatch = () => import("./PhoneMatch.svelte");
export const farewell = () => import("./Farewell.svelte");
export const reactions = () => import("../parts/Reactions.svelte");
export const menuSheet = () => import("../parts/Menu.svelte");
export const settings = () => import("../parts/Settings.svelte");
export const invitation = () => import("../parts/Invitation.svelte");
export const asks = () => import("../parts/Asks.svelte");
