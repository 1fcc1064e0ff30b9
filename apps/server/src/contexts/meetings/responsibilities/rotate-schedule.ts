import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { readSettings } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** ATTEND-O1, ATTEND-O3. */
export async function rotateSchedule(call: Handler<typeof operations.rotateSchedule>) {
  const { tenant, now } = call;
  if (!(await readSettings(tenant, responsibilitiesSchedule)).on) return call.refuse('attendants-off');
  return fillSchedule(tenant, now, 'all');
}
