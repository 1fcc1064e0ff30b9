/**
 * Decides whether a person may work an address of a map, and the effect (ADDR-R3, ADDR-R21, ADDR-O1 to O3,
 * MAPS-R7).
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { mayWorkAddress, type SeenAssignment } from '../maps/map-page.ts';
import { countAttempt, type ExpirySettings } from './attempts.ts';
import type { LentReservation } from './lending.ts';
import { maySeeAddress, standing } from './reservation.ts';

export type WorkRefusal = 'map-not-yours' | 'address-reserved';

export interface Worker {
  assignment: SeenAssignment | null;
  personId: number;
  /** Duration of a reservation in days. */
  timeoutDays: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** An expired reservation counts as none; working the address ends it (`freed`). */
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

/**
 * Deletes the address, or adds an attempt; an expired address is hidden until the nightly e-mail and loses
 * its reservation (`freed`).
 */
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
