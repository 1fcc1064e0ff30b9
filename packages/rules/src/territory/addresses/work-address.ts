/** Work on one address of a map: whether this person may do it, and what it changes (ADDR-R3, ADDR-R21, ADDR-O1 to O3, MAPS-R7). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { mayWorkAddress, type SeenAssignment } from '../maps/map-page.ts';
import { countAttempt, type ExpirySettings } from './attempts.ts';
import type { LentReservation } from './lending.ts';
import { maySeeAddress, standing } from './reservation.ts';

export type WorkRefusal = 'map-not-yours' | 'address-reserved';

export interface Worker {
  assignment: SeenAssignment | null;
  personId: number;
  /** Days that a reservation lasts. */
  timeoutDays: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** A reservation that timed out is none; whoever works the address ends it (`freed`). */
export function decideWork(
  reservation: LentReservation | null,
  { assignment, personId, timeoutDays, now }: Worker,
): Decision<{ freed: boolean }, WorkRefusal> {
  const held = standing(reservation, timeoutDays, now);
  const holder = { personId: held?.personId ?? null, lentBy: held?.lentBy ?? null };
  if (!mayWorkAddress(assignment, holder, personId)) return refuse('map-not-yours');
  if (!maySeeAddress(held, personId)) return refuse('address-reserved');
  return allow({ freed: reservation !== null && held === null });
}

/** The address leaves the list; or it has one more attempt, is off every list until the night writes of it, is nobody's any more. */
export type NotHomeEffect =
  | { removed: true }
  | { removed: false; attempt: number; expired: boolean; freed: boolean };

export function decideNotHome(
  address: { attempt: number; freed: boolean },
  settings: ExpirySettings,
): NotHomeEffect {
  const outcome = countAttempt(address.attempt, settings);
  if (outcome.expired && outcome.fate === 'delete') return { removed: true };
  const { attempt, expired } = outcome;
  return { removed: false, attempt, expired, freed: address.freed || expired };
}
