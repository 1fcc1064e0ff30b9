/** The instant of an attempt as reported by the phone, within plausible limits (X-HOUR). */
import { tryAt } from '@sheaf/rules/territory/addresses/hour-tried';
import { believedInstant } from '@sheaf/rules/territory/addresses/hours';
import type { DoorAttempt } from '#contexts/territory/addresses/available.store';

export function triedAt(claimed: string | undefined, zone: string, now: Date): DoorAttempt {
  const at = believedInstant(claimed === undefined ? undefined : Date.parse(claimed), now.getTime());
  return { at: new Date(at), hour: tryAt(zone, at) };
}
