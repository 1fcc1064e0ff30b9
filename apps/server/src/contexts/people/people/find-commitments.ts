/** A person's commitments from today on, split by what an occasion clears (USERS-X18). */

import { yearAhead } from '@sheaf/rules/assignments/appointments';
import { type ClearingOccasion, isClearedOn, staysOn } from '@sheaf/rules/duties/commitment';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { dateOf } from '@sheaf/rules/time/wall-time';
import { readWallNow } from '#contexts/people/congregations/congregations.api';
import type { Commitment } from '#platform/commitment-source';
import type { Tenant } from '#platform/database/tenant';
import type { OwnDuty } from '#platform/own-duty-source';
import type { Registry } from '#platform/registry';

export interface FoundCommitments {
  cleared: Commitment[];
  stays: Commitment[];
}

/** A task of their group remains with the group. */
const isTheirs = (duty: OwnDuty, personId: number): boolean =>
  duty.base_type !== 'attendant' || duty.user_id === personId;

const startOf = ({ date, starts_at }: OwnDuty): string => wallTimeAt(date, starts_at);

const ofDuty = ({ kind, date, starts_at, title, meeting, location }: OwnDuty): Commitment => ({
  kind,
  date,
  time: starts_at,
  name: title,
  part: meeting?.part ?? null,
  host: kind === 'away-talk' ? location : null,
});

export async function findCommitments(
  tenant: Tenant,
  registry: Pick<Registry, 'ownDuties' | 'commitments'>,
  { personId, occasion, now }: { personId: number; occasion: ClearingOccasion; now: Date },
): Promise<FoundCommitments> {
  const wallNow = await readWallNow(tenant, now);
  const from = dateOf(wallNow);
  const found: Commitment[] = [];
  for (const source of registry.ownDuties) {
    const duties = await source(tenant, { personId, from, to: yearAhead(from) });
    found.push(...duties.filter((duty) => isTheirs(duty, personId) && startOf(duty) > wallNow).map(ofDuty));
  }
  found.sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`));
  for (const source of registry.commitments) found.push(...(await source(tenant, personId)));
  return {
    cleared: found.filter(({ kind }) => isClearedOn(kind, occasion)),
    stays: found.filter(({ kind }) => staysOn(kind, occasion)),
  };
}
