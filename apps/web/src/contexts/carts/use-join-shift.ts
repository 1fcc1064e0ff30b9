/** Joins a shift of others with one press, and leaves it again on Undo (CARTS-S8). */
import { call } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import type { Booking, CartWeek } from './cart-week.ts';

export function useJoinShift(week: CartWeek) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const booking = useWrite('carts.bookShift', {
    success: ({ id, date, start_time, location }) => {
      const values = { location, day: fullDay(date), time: clockTime(start_time) };
      toasts.show(t('carts:joined', values), async () => {
        await call('carts.endShift', { params: { id } });
        await refreshAfter('carts.endShift');
        return t('carts:notJoined', values);
      });
    },
  });
  return {
    error: booking.error,
    isPending: booking.isPending,
    join: ({ start_at, minutes }: Booking, then: { onSuccess?: () => void; onError?: () => void } = {}) =>
      booking.mutate(
        { body: { cart_location_id: week.cart.id, publishers: [user.id], start_at, minutes } },
        then,
      ),
  };
}
