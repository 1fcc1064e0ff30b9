/**
 * Whether a directory speaker is away on the day of a talk; own people are covered by the list of speakers
 * (SPKR-R13).
 */
import { isAwayOn } from '@sheaf/rules/meetings/speakers/away-spans';
import { findSpeaker } from '#contexts/meetings/speakers/speakers.api';
import type { Tenant } from '#platform/database/tenant';

/** @param speakerId directory id; null for other speakers. */
export async function isSpeakerAway(
  tenant: Tenant,
  speakerId: number | null,
  date: string,
): Promise<boolean> {
  const found = speakerId === null ? undefined : await findSpeaker(tenant, speakerId);
  return found !== undefined && isAwayOn(found.away, date);
}
