/** Facts about people for the rotation: presence, days away and other duties. */
import type { Facts } from '@sheaf/rules/meetings/responsibilities/rotate';
import { ledgerSpans } from '#contexts/duties/duties.api';
import { awayBetween } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Between two dates (inclusive), without the duties that the rotation assigns. */
export async function readFacts(
  tenant: Tenant,
  ids: readonly number[],
  from: string,
  to: string,
): Promise<Map<number, Facts>> {
  const away = Map.groupBy(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id);
  const spans = Map.groupBy(await ledgerSpans(tenant, ids, from, to), ({ personId }) => personId);
  return new Map(
    ids.map((id) => [
      id,
      {
        away: away.get(id) ?? [],
        duties: (spans.get(id) ?? []).filter(({ kind }) => kind !== 'responsibility' && kind !== 'task'),
      },
    ]),
  );
}
