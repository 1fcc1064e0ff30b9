import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { firstListedDay } from '@sheaf/rules/meetings/talks/open-meetings';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { presentAwayTalks } from '#contexts/meetings/talks/read-away-talks';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

const lastDay = '9999-12-31';

/** From eight days ago by default, like the talks at home (AWAY-C1). */
export async function listAwayTalks({ tenant, query, now }: Handler<typeof operations.listAwayTalks>) {
  const from = query.from ?? firstListedDay(await readToday(tenant, now));
  return presentAwayTalks(tenant, await awayTalks.between(tenant, from, query.to ?? lastDay));
}
