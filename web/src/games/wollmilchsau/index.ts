/** The screens of Wollmilchsau. */

import type { GameScreens } from "../screens";
import Phone from "./phone/Phone.svelte";
import Points from "./Points.svelte";
import Table from "./table/Table.svelte";
import { announce, headline, now } from "./words";

/** Whatever lies before people lies open: there is nothing to cover. */
const holds = () => false;

export default { Table, Phone, Points, headline, now, holds, announce } satisfies GameScreens;
