/** Who is asked to hear of Sheaf by e-mail, and when (SHELL-R9, SHELL-R10, SHELL-O4). */
import { todayIn } from '../../time/today-in.ts';

export interface Subscriber {
  appointment: string;
  subscribed: boolean;
}

/** Calendar days, both included. */
export interface SubscribingDays {
  from: string;
  until: string;
}

/** As the specification has them. */
export const subscribingDays: SubscribingDays = { from: '2025-03-29', until: '2025-04-15' };

export const maySubscribe = ({ appointment }: Pick<Subscriber, 'appointment'>): boolean =>
  appointment === 'elder' || appointment === 'servant';

/** The days are those of the congregation's own calendar. */
export function isAskedToSubscribe(
  person: Subscriber,
  { from, until }: SubscribingDays,
  zone: string,
  now: number,
): boolean {
  const today = todayIn(zone, now);
  return maySubscribe(person) && !person.subscribed && today >= from && today <= until;
}
