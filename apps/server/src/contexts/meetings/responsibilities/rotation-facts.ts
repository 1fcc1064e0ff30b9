/** Facts about people for the rotation: presence, days away and other duties. */
import type { DutySpan } from '@sheaf/rules/duties/clash';
import type { Facts } from '@sheaf/rules/meetings/responsibilities/rotate';
import { addMonths } from '@sheaf/rules/schedules/calendar-week';
import { ledgerSpans } from '#contexts/duties/duties.api';
import { awayBetween, planningFactsOf } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/**
 * Between two dates (inclusive), without the duties that the rotation assigns. Includes the other duties of
 * the first and the last month, because limits count months.
 */
export async function readFacts(
  tenant: Tenant,
  ids: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, Facts>> {
  const away = Map.groupBy(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id);
  const [first, after] = [`${from.slice(0, 7)}-01`, `${addMonths(to.slice(0, 7), 1)}-01`];
  const spans = Map.groupBy(await ledgerSpans(tenant, ids, first, after), ({ personId }) => personId);
  const said = await planningFactsOf(tenant, ids);
  const isRotated = ({ kind, date }: DutySpan): boolean =>
    (kind === 'responsibility' || kind === 'task') && date >= from && date <= to;
  return new Map(
    ids.map((id) => [
      id,
      {
        away: away.get(id) ?? [],
        times: said.get(id)?.times ?? [],
        limits: said.get(id)?.limits ?? [],
        duties: (spans.get(id) ?? []).filter((duty) => !isRotated(duty)),
      },
    ]),
  );
}
