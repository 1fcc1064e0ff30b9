/** Decides who is asked to subscribe to e-mail news about Sheaf, and when (SHELL-R9, SHELL-R10, SHELL-O4). */
import { todayIn } from '../../time/today-in.ts';

export interface Subscriber {
  appointment: string;
  subscribed: boolean;
}

/** Calendar dates, both inclusive. */
export interface SubscribingDays {
  from: string;
  until: string;
}

/** Dates of the specification. */
export const subscribingDays: SubscribingDays = { from: '2025-03-29', until: '2025-04-15' };

export const maySubscribe = ({ appointment }: Pick<Subscriber, 'appointment'>): boolean =>
  appointment === 'elder' || appointment === 'servant';

/** Compares with the date in the congregation's time zone. */
export function isAskedToSubscribe(
  person: Subscriber,
  { from, until }: SubscribingDays,
  zone: string,
  now: number,
): boolean {
  const today = todayIn(zone, now);
  return maySubscribe(person) && !person.subscribed && today >= from && today <= until;
}
