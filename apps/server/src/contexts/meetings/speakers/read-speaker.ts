import { isUsableEmail } from '@sheaf/rules/contact/email';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

/** What is wrong with the words of a speaker, by field; null where nothing is. */
export const wrongSpeaker = ({ email }: { email: string | null }): FieldCodes | null =>
  email !== null && !isUsableEmail(email) ? { email: ['not-an-email'] } : null;

/** One that is kept by hand under this congregation, locked. */
export async function lockSpeaker(tenant: Tenant, params: { congregation_id: number; speaker: number }) {
  const row = await speakers.lock(tenant, params.speaker);
  return row?.host_id === params.congregation_id ? row : undefined;
}
