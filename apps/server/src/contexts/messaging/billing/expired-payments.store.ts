import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/**
 * Removes events and unfinished payments after thirty days; the payment company repeats events for three
 * days.
 */
export const removeExpiredPayments: ExpiredRows = async (owner, now) => {
  await owner.query('delete from payment_events where heard_at < $1', [daysBefore(now, 30)]);
  await owner.query(`delete from card_payments where state in ('begun', 'cancelled') and begun_at < $1`, [
    daysBefore(now, 30),
  ]);
};
