/** Weekly hour limit of a guest congregation at a shared cart (CARTS-X1). */
import { allow, type Decision, refuse } from '../decision.ts';

export const mostGuestHours = 168;

export interface GuestHours {
  /** Hours per week. */
  limit: number;
  /** Minutes of the congregation's other shifts at this cart in that week. */
  others: number;
  /** Minutes of the shift before the change; null for a new shift, or one from another week or cart. */
  before: number | null;
}

const minutesInHour = 60;

/** Decimal hours: half an hour is `0.5`. */
export const hoursOfMinutes = (minutes: number): number => minutes / minutesInHour;

export const hoursLeft = ({ limit, others }: Pick<GuestHours, 'limit' | 'others'>): number =>
  Math.max(0, limit - hoursOfMinutes(others));

/** An existing shift may be moved or shortened within its week even if the limit is now exceeded. */
export const decideGuestHours = (
  { limit, others, before }: GuestHours,
  minutes: number,
): Decision<null, 'cart-guest-hours'> =>
  others + minutes <= limit * minutesInHour || (before !== null && minutes <= before)
    ? allow(null)
    : refuse('cart-guest-hours');
