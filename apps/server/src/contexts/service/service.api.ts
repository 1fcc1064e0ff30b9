/** What other work asks of field service. */
import { readFieldMeetings } from '#contexts/service/field-meetings';
import type { Tenant } from '#platform/database/tenant';

/** The next meeting of the own group, and whether somebody is to take over a group (dashboard). */
export { openRequestFor, promptedGroup } from '#contexts/service/prompts';

/** Both days included, of all groups. */
export const fieldMeetingsBetween = (tenant: Tenant, from: string, to: string) =>
  readFieldMeetings(tenant, from, to, null);
