import type { talks as operations } from '@sheaf/contract/talks/talks';
import { firstListedDay } from '@sheaf/rules/talks/open-meetings';
import { readToday } from '#domains/congregations/congregations.public-api';
import { awayTalks } from '#domains/talks/away-talks.store';
import { presentAwayTalks } from '#domains/talks/read-away-talks';
import type { Handler } from '#platform/handle';

const lastDay = '9999-12-31';

/** AWAY-C1; without a first day from eight days ago on, as the talks at home. */
export async function listAwayTalks({ tenant, query, now }: Handler<typeof operations.listAwayTalks>) {
  const from = query.from ?? firstListedDay(await readToday(tenant, now));
  return presentAwayTalks(tenant, await awayTalks.between(tenant, from, query.to ?? lastDay));
}
