import { heldUntil } from '@sheaf/rules/messaging/messages/quiet-hours';
import { quietHours } from '#contexts/messaging/messages/quiet-hours.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { QuietHoursSource } from '#platform/outbox/outbox-sources';

/** End of the quiet hours that hold a message now (MSG-R25). */
export const heldByQuietHours: QuietHoursSource = async (tenant, message, now) => {
  const hours = await quietHours.own(tenant, message.personId);
  if (!hours) return null;
  const { zone } = await readLetterhead(tenant);
  const end = heldUntil({ ...message, startsAt: message.startsAt?.getTime() ?? null }, hours, {
    zone,
    now: now.getTime(),
  });
  return end === null ? null : new Date(end);
};
