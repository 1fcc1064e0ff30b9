/** Books a free place in a shift; a person who waits takes the place that they were offered (X-SWAP-28). */
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { DatedButtons } from '#ui/schedule/dated-row.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import type { WaitedShift } from './wait-for-place.tsx';

/** Somebody else may have been first. */
const sayRefusal = ({ message }: Error): void => toasts.show(message);

export function BookPlace({ shift }: { shift: WaitedShift }) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const { location, date, start_time: from, minutes, waiting } = shift;
  const values = { location, day: fullDay(date), time: clockTime(from) };
  const success = () => toasts.show(t('carts:joined', values));
  const booking = useWrite('carts.bookShift', { success });
  const taking = useWrite('carts.takeFreePlace', { success });
  const book = (): void => {
    if (waiting.id !== null) taking.mutate({ params: { id: waiting.id } }, { onError: sayRefusal });
    else
      booking.mutate(
        {
          body: {
            cart_location_id: shift.cart_location_id,
            publishers: [user.id],
            start_at: `${date}T${from}`,
            minutes,
          },
        },
        { onError: sayRefusal },
      );
  };
  return (
    <DatedButtons>
      <ActionButton
        variant="light"
        label={t('carts:waiting.bookOf', values)}
        loading={booking.isPending || taking.isPending}
        onClick={book}
      >
        {t('carts:waiting.book')}
      </ActionButton>
    </DatedButtons>
  );
}
