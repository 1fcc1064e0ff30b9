import { readFieldMeetings } from '#contexts/service/field-meetings';
import type { Tenant } from '#platform/database/tenant';

/** Dashboard prompts: the next meeting of the own group, and an open change request. */
export { openRequestFor, promptedGroup } from '#contexts/service/prompts';

/** All groups, both days inclusive. */
export const fieldMeetingsBetween = (tenant: Tenant, from: string, to: string) =>
  readFieldMeetings(tenant, from, to, null);
