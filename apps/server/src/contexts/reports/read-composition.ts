import type { reports as operations } from '@sheaf/contract/reports/reports';
import { activePublishers, firstDecidingMonth } from '@sheaf/rules/reports/active-publishers';
import { compositionOf } from '@sheaf/rules/reports/composition';
import { lastMonth } from '@sheaf/rules/reports/months';
import { listReportedPeople, readToday } from '#contexts/people/people.api';
import { expectedOf } from '#contexts/reports/missing-reports';
import { reports } from '#contexts/reports/reports.store';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** Ids of active publishers as of a month: people who shared in one of the six months up to it. */
export async function readActivePublishers(tenant: Tenant, month: string): Promise<Set<number>> {
  return activePublishers(await reports.sharing(tenant, firstDecidingMonth(month), month), month);
}

export async function readPresentComposition(tenant: Tenant, now: Date) {
  const month = lastMonth(await readToday(tenant, now));
  const reported = await reports.reportedIn(tenant, [month]);
  const people = await listReportedPeople(tenant);
  const known = await expectedOf(tenant, people, firstDecidingMonth(month));
  return compositionOf(people, {
    active: await readActivePublishers(tenant, month),
    aux: new Set(reported.filter((row) => row.aux).map(({ person_id }) => person_id)),
    known: new Set(known.map(({ id }) => id)),
  });
}

/** REPORTS-O2. */
export const readComposition = ({ tenant, now }: Handler<typeof operations.readComposition>) =>
  readPresentComposition(tenant, now);
