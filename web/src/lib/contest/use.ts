/** The one contest of a table's session, followed as long as any screen of a game draws it. */

import { onMount } from "svelte";

import { Contest, type ContestTable } from "./contest.svelte";

type Followed = { contest: Contest; screens: number; stop: () => void };

const followed = new WeakMap<ContestTable, Followed>();

/** The contest of `table`; to be called while a component is made, which follows it until it is gone. */
export function useContest(table: ContestTable): Contest {
  let known = followed.get(table);
  if (known === undefined) {
    known = { contest: new Contest(table), screens: 0, stop: () => undefined };
    followed.set(table, known);
  }
  const one = known;
  onMount(() => {
    if (one.screens === 0) one.stop = one.contest.follow();
    one.screens += 1;
    return () => {
      one.screens -= 1;
      if (one.screens === 0) one.stop();
    };
  });
  return one.contest;
}
