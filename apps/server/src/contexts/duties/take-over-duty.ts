/** Assigns a duty to a person who takes it over from another one, or an empty place. */
import { isHardClash } from '@sheaf/rules/duties/clash';
import { conflictsWith } from '#contexts/duties/conflicts-of-people';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { fillInProgramme, isInProgramme } from '#contexts/duties/fill-proposals';
import { fitsDuty, portOfKind } from '#contexts/duties/port-of-duty';
import { withdrawnDuties } from '#contexts/duties/withdrawn-duties.store';
import { lockCongregation } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

interface TakeoverContext {
  tenant: Tenant;
  platform: Pick<Platform, 'registry'>;
  now: Date;
}

/** Leaders of groups are planned under the lock of the congregation, which precedes that of their duties. */
async function lockOutsideMeetings(tenant: Tenant, dutyId: number): Promise<DutyRow[]> {
  if ((await duties.read(tenant, dutyId))?.kind === 'conductor') await lockCongregation(tenant);
  return duties.lock(tenant, [dutyId]);
}

/**
 * Locks all duties of its meeting by id, or itself outside of meetings; undefined for a removed duty.
 * @param others duties at meetings, which are locked in the same way.
 */
export async function lockDutyInPlan(tenant: Tenant, dutyId: number, others: readonly number[] = []) {
  const ofMeeting = await duties.lockPlan(tenant, [dutyId, ...others]);
  const rows = ofMeeting.length > 0 ? ofMeeting : await lockOutsideMeetings(tenant, dutyId);
  const row = rows.find(({ id }) => id === dutyId);
  return row && { row, rows };
}

type LockedDuty = NonNullable<Awaited<ReturnType<typeof lockDutyInPlan>>>;

/**
 * Assigns the duty and stores the yes of the person. The former person knows and gets no further message.
 * @returns false if the person may not have the duty; then nothing has changed.
 */
export async function takeOverDuty(
  { tenant, platform, now }: TakeoverContext,
  { row, rows }: LockedDuty,
  personId: number,
): Promise<boolean> {
  const port = portOfKind(platform, row);
  if (!port || !(await fitsDuty(tenant, port, row, personId))) return false;
  if ((await conflictsWith(tenant, row, personId)).some(isHardClash)) return false;
  if (isInProgramme(row)) {
    if ((await fillInProgramme(tenant, rows, row, personId)) !== null) return false;
  } else {
    if (port !== 'programme' && (await port.refuse(tenant, row, personId))) return false;
    await duties.fillByHand(tenant, row.id, personId);
  }
  await duties.acknowledge(tenant, row.id, 'yes', now);
  if (row.person_id !== null) await withdrawnDuties.forget(tenant, row.person_id, [row.id]);
  if (port !== 'programme') await port.takenOver?.(tenant, row, personId, now);
  return true;
}

/** Clears the duty of a person who cannot do it in any case. No rotation fills it again. */
export async function giveUpDuty(tenant: Tenant, row: DutyRow & { person_id: number }): Promise<void> {
  if (isInProgramme(row)) await duties.fill(tenant, row.id, null);
  else await duties.fillByHand(tenant, row.id, null);
  await withdrawnDuties.forget(tenant, row.person_id, [row.id]);
}
