import { isUsableEmail } from '@sheaf/rules/contact/email';
import { wrongInSpans } from '@sheaf/rules/meetings/speakers/away-spans';
import type { DaySpan } from '@sheaf/rules/people/absences/away';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import { readPhoneElsewhere } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

interface SpeakerWords {
  email: string | null;
  phone: string | null;
  away_dates?: readonly DaySpan[] | undefined;
}

/**
 * Returns the telephone number in stored form (SPKR-R14), or all errors by field.
 * @param around country of the speaker's congregation, and the stored number.
 */
export async function readSpeaker(
  tenant: Tenant,
  { email, phone: typed, away_dates = [] }: SpeakerWords,
  around: { country_id: number | null; stored?: string | null },
): Promise<{ phone: string | null } | { wrong: FieldCodes }> {
  const wrong: FieldCodes = {};
  const phone = await readPhoneElsewhere(tenant, typed, around);
  if (phone === undefined) wrong.phone = ['phone-unreadable'];
  if (email !== null && !isUsableEmail(email)) wrong.email = ['not-an-email'];
  const span = wrongInSpans(away_dates);
  if (span) wrong.away_dates = [span];
  return phone === undefined || Object.keys(wrong).length > 0 ? { wrong } : { phone };
}

/** Manual speaker of this congregation, locked. */
export async function lockSpeaker(tenant: Tenant, params: { congregation_id: number; speaker: number }) {
  const row = await speakers.lock(tenant, params.speaker);
  return row?.host_id === params.congregation_id ? row : undefined;
}
