import { isUsableEmail } from '@sheaf/rules/contact/email';
import { wrongInSpans } from '@sheaf/rules/meetings/speakers/away-spans';
import type { DaySpan } from '@sheaf/rules/people/absences/away';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes } from '#platform/outcome';

/** Errors of a speaker form by field; null if valid. */
export function wrongSpeaker({
  email,
  away_dates = [],
}: {
  email: string | null;
  away_dates?: readonly DaySpan[] | undefined;
}): FieldCodes | null {
  const wrong: FieldCodes = {};
  if (email !== null && !isUsableEmail(email)) wrong.email = ['not-an-email'];
  const span = wrongInSpans(away_dates);
  if (span) wrong.away_dates = [span];
  return Object.keys(wrong).length > 0 ? wrong : null;
}

/** Manual speaker of this congregation, locked. */
export async function lockSpeaker(tenant: Tenant, params: { congregation_id: number; speaker: number }) {
  const row = await speakers.lock(tenant, params.speaker);
  return row?.host_id === params.congregation_id ? row : undefined;
}
