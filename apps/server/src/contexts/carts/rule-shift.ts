/** Rows of shifts and visits as input of the rules. */
import type { ShiftRow } from '#contexts/carts/cart-shifts.store';
import type { VisitRow } from '#contexts/carts/cart-visits.store';

export const ruleShift = ({ on_date, starts_at, minutes, state, reported_at }: ShiftRow) => ({
  date: on_date,
  startsAt: starts_at,
  minutes,
  state,
  reported: reported_at !== null,
});

export const ruleVisit = ({ on_date, starts_at, minutes, state, reported_at }: VisitRow) => ({
  date: on_date,
  startsAt: starts_at,
  minutes,
  state,
  reported: reported_at !== null,
});
