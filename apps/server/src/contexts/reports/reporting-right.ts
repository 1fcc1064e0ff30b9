import { mayReportFor, type ReportingRight } from '@sheaf/rules/reports/reporting-people';
import {
  groupsLedBy,
  lockReportedPeople,
  type ReportedRow,
  readReportedPerson,
} from '#contexts/people/people.api';
import { delegates } from '#contexts/reports/report-delegates.store';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';

/** People that the caller may currently report for (REPORTS-R6, X-DELEGATE). */
export async function readReportingRight(tenant: Tenant, actor: Actor): Promise<ReportingRight> {
  const { personId } = actor;
  return {
    personId,
    everybody: actor.permissions.has('settings.users'),
    delegatedBy: new Set(await delegates.delegatedTo(tenant, personId)),
    groups: new Set(await groupsLedBy(tenant, personId)),
  };
}

/** Returns undefined for people outside the caller's reporting scope. */
export async function findReported(
  tenant: Tenant,
  actor: Actor,
  personId: number,
  { lock }: { lock: boolean } = { lock: false },
): Promise<ReportedRow | undefined> {
  const person = await (lock ? lockReportedPeople(tenant, personId) : readReportedPerson(tenant, personId));
  return person && mayReportFor(await readReportingRight(tenant, actor), person) ? person : undefined;
}
