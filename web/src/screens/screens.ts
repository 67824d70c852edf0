/** The two screens one can come in by; each is fetched only where it is needed. */

export const home = () => import("./Home.svelte");
export const tablePage = () => import("./TablePage.svelte");
