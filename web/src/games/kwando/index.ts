/** The screens of Kwando. */

import type { GameScreens } from "../screens";
import { aloud } from "./aloud";
import { holds } from "./match";
import Phone from "./phone/Phone.svelte";
import Points from "./Points.svelte";
import Table from "./table/Table.svelte";
import { announce, headline, now } from "./words";

export default { Table, Phone, Points, headline, now, holds, announce, aloud } satisfies GameScreens;
