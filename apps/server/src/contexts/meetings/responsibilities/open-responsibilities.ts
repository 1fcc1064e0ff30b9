import { namedResponsibilityDuties } from '#contexts/duties/duties.api';
import { meetingsAhead, type SpanAhead } from '#contexts/meetings/meetings/meetings-ahead';
import type { Tenant } from '#platform/database/tenant';

/** Places of responsibilities that neither a person nor a group has, one entry each (SHELL-R34). */
export async function openResponsibilities(tenant: Tenant, span: SpanAhead) {
  const ahead = await meetingsAhead(tenant, span);
  const places = await namedResponsibilityDuties(
    tenant,
    ahead.map(({ id }) => id),
  );
  return places
    .filter(({ person_id, group_id }) => person_id === null && group_id === null)
    .map(({ on_date: date }) => ({ date, group: null, count: 1 }));
}
