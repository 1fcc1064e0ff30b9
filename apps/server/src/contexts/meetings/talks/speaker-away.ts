/** SPKR-R13: a speaker of the directory who is away on the day of a talk; of our own people the list of speakers says it. */
import { isAwayOn } from '@sheaf/rules/meetings/speakers/away-spans';
import { findSpeaker } from '#contexts/meetings/speakers/speakers.api';
import type { Tenant } from '#platform/database/tenant';

/** @param speakerId of the directory; null for somebody else. */
export async function isSpeakerAway(
  tenant: Tenant,
  speakerId: number | null,
  date: string,
): Promise<boolean> {
  const found = speakerId === null ? undefined : await findSpeaker(tenant, speakerId);
  return found !== undefined && isAwayOn(found.away, date);
}
