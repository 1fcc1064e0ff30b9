/** Public talk coordinator, to whom speakers answer (WKND-R10). */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { fullName } from '@sheaf/rules/people/people/names';
import { readRecord, readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface Coordinator {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  lang: string;
}

/** Undefined if none is set, or the coordinator has no address. */
export async function findCoordinator(tenant: Tenant): Promise<Coordinator | undefined> {
  const { ptc } = await readSettings(tenant, meetingSchedule);
  const person = ptc === null ? undefined : await readRecord(tenant, ptc);
  if (!person?.active || !person.email || !isUsableEmail(person.email)) return undefined;
  const { id, email, phone, lang } = person;
  return { id, name: fullName(person), email, phone, lang };
}
