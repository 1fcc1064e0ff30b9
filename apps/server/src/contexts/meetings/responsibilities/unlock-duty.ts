import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import {
  fillResponsibilityDuties,
  lockResponsibilityDuties,
  readResponsibilityDuties,
} from '#contexts/duties/duties.api';
import { holdMeeting } from '#contexts/meetings/meetings/meetings.api';
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { presentEntries } from '#contexts/meetings/responsibilities/present-entry';
import { readSettings } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Returns the place to the rotation, which fills it immediately (ATTEND-O3). */
export async function unlockDuty(call: Handler<typeof operations.unlockDuty>) {
  const { tenant, params, now } = call;
  const unlocked = await readResponsibilityDuties(tenant, params.id);
  const meeting = unlocked && (await holdMeeting(tenant, unlocked.meeting_id));
  if (!meeting) return call.missing();
  if (!(await readSettings(tenant, responsibilitiesSchedule)).on) return call.refuse('attendants-off');
  const rows = await lockResponsibilityDuties(tenant, [meeting.id]);
  const row = rows.find(({ id }) => id === params.id);
  if (!row) return call.missing();
  if (row.locked)
    await fillResponsibilityDuties(tenant, [{ id: row.id, person_id: null, group_id: null, locked: false }]);
  await fillSchedule(tenant, now);
  const [entry] = await presentEntries(tenant, [meeting], true);
  return entry!;
}
