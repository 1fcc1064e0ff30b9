/** How many hours of a week one guest congregation may take at a shared cart (CARTS-X1). */
import { allow, type Decision, refuse } from '../decision.ts';

export const mostGuestHours = 168;

export interface GuestHours {
  /** Hours a week. */
  limit: number;
  /** Minutes of the other shifts of this congregation at this cart in that week. */
  others: number;
  /** Minutes that the shift had in that week; null for a new one, or one from another week or cart. */
  before: number | null;
}

const minutesInHour = 60;

/** Hours as people read them: halves are `0.5`. */
export const hoursOfMinutes = (minutes: number): number => minutes / minutesInHour;

export const hoursLeft = ({ limit, others }: Pick<GuestHours, 'limit' | 'others'>): number =>
  Math.max(0, limit - hoursOfMinutes(others));

/** A shift that is there already is moved and shortened within its week, also where a later limit is lower. */
export const decideGuestHours = (
  { limit, others, before }: GuestHours,
  minutes: number,
): Decision<null, 'cart-guest-hours'> =>
  others + minutes <= limit * minutesInHour || (before !== null && minutes <= before)
    ? allow(null)
    : refuse('cart-guest-hours');
