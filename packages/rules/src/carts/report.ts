/** Decides on reporting and ending a cart shift (CARTS-D5, CARTS-O4). */
import { allow, type Decision, refuse } from '../decision.ts';
import { type NameOf, wireCode } from '../wire-code.ts';
import { hasBegun, instantsOfShift, type Shift } from './shift.ts';

/** Traffic of people during a shift (CARTS-R21). */
export const traffics = wireCode({ low: 1, moderate: 2, high: 3 });
export const defaultTraffic: NameOf<typeof traffics> = 'moderate';

export const shiftStates = ['booked', 'no-show', 'cancelled'] as const;
export type ShiftState = (typeof shiftStates)[number];

interface KeptShift extends Shift {
  state: ShiftState;
}

export type ReportRefusal = 'cart-not-yours' | 'cart-not-over' | 'cart-not-held';

/** A shift is reported by one of its people after its end, unless it did not take place. */
export function decideReport(
  shift: KeptShift,
  takesPart: boolean,
  zone: string,
  now: number,
): Decision<null, ReportRefusal> {
  if (!takesPart) return refuse('cart-not-yours');
  if (shift.state !== 'booked') return refuse('cart-not-held');
  return instantsOfShift(shift, zone).end <= now ? allow(null) : refuse('cart-not-over');
}

export type EndRefusal = 'cart-not-yours' | 'cart-not-held' | 'cart-reported';

/**
 * Before its start a shift is cancelled; after it, it is marked as not having taken place and needs no report
 * (CARTS-O4, CARTS-R17). A reported shift cannot be ended.
 */
export function decideEnd(
  shift: KeptShift & { reported: boolean },
  mayEnd: boolean,
  zone: string,
  now: number,
): Decision<'cancelled' | 'no-show', EndRefusal> {
  if (!mayEnd) return refuse('cart-not-yours');
  if (shift.state !== 'booked') return refuse('cart-not-held');
  if (shift.reported) return refuse('cart-reported');
  return allow(hasBegun(shift, zone, now) ? 'no-show' : 'cancelled');
}
