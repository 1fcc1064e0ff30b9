import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/** The payment company repeats for three days; a payment that nobody went on with is forgotten after thirty. */
export const removeExpiredPayments: ExpiredRows = async (owner, now) => {
  await owner.query('delete from payment_events where heard_at < $1', [daysBefore(now, 30)]);
  await owner.query(`delete from card_payments where state in ('begun', 'cancelled') and begun_at < $1`, [
    daysBefore(now, 30),
  ]);
};
