import type { shares as operations } from '@sheaf/contract/planning/shares/shares';
import { fullName } from '@sheaf/rules/people/people/names';
import { kindsOfAreas, plannedBy } from '@sheaf/rules/planning/planned-area';
import { fairnessOf } from '@sheaf/rules/planning/shares/fairness';
import { addDays, addMonths } from '@sheaf/rules/schedules/calendar-week';
import { readToday } from '#contexts/people/people.api';
import { readLedger } from '#contexts/planning/shares/read-ledger';
import type { Handler } from '#platform/handle';

/** The same day some months before; in a shorter month, days of the next one. */
const monthsBefore = (day: string, months: number): string =>
  addDays(`${addMonths(day.slice(0, 7), -months)}-01`, Number(day.slice(8)) - 1);

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

type Call = Handler<typeof operations.readFairness> | Handler<typeof operations.exportFairness>;
type Query = Handler<typeof operations.readFairness>['query'];

/** Fair shares that the caller may read. */
export async function readFairnessOf(call: Call, query: Query) {
  const { tenant, actor, now } = call;
  const to = await readToday(tenant, now);
  const from = monthsBefore(to, query.months);
  const areas = plannedBy(actor.permissions);
  const { rows, spread } = fairnessOf({
    ...{ from, to, areas, kind: query.kind ?? null },
    ...(await readLedger(call, from, to)),
  });
  return {
    from,
    to,
    kinds: kindsOfAreas(areas),
    spread: spread && {
      deviation: toHundredths(spread.deviation),
      largest: toHundredths(spread.largest),
      gini: toHundredths(spread.gini),
    },
    people: rows.map(({ person, had, even, wait, isNew }) => ({
      id: person.id,
      full_name: fullName(person),
      ...{ had, even, wait },
      is_new: isNew,
    })),
  };
}

/** X-FAIR-42. */
export const readFairness = (call: Handler<typeof operations.readFairness>) =>
  readFairnessOf(call, call.query);
