/** Sheet of a shift of others or a past one: its people, and joining it or waiting for a free seat. */
import { Button } from '@mantine/core';
import { roomIn } from '@sheaf/rules/carts/free-shift';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { Sheet } from '#ui/sheet.tsx';
import classes from './cart-week.module.css';
import { type Booking, type CartWeek, nameOf, waitingOf, weekAtCart } from './cart-week.ts';
import type { useJoinShift } from './use-join-shift.ts';
import { WaitForPlace } from './wait-for-place.tsx';

interface ShiftSheetProps {
  week: CartWeek;
  booking: Booking;
  joining: Pick<ReturnType<typeof useJoinShift>, 'error' | 'isPending'>;
  onJoin: () => void;
  onClose: () => void;
}

export function ShiftSheet({ week, booking, joining, onJoin, onClose }: ShiftSheetProps) {
  const { t } = useTexts();
  const { date, start_time: startsAt, end_time: endsAt, minutes } = booking;
  const room = roomIn(weekAtCart(week), { date, startsAt, minutes });
  const isOfOthers = week.may_book && booking.class !== 'mine' && `${date}T${startsAt}` > week.now;
  const mayJoin = isOfOthers && room > 0;
  const mayWait = isOfOthers && room === 0 && week.approved && week.host === null;
  return (
    <Sheet
      opened
      title={fullDay(date)}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        mayJoin ? (
          <>
            <FailureNotice error={joining.error} />
            <Button loading={joining.isPending} onClick={onJoin}>
              {t('carts:join')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={onClose}>
            {t('shell:close')}
          </Button>
        )
      }
    >
      <p>{t('schedule:grid.hours', { from: clockTime(startsAt), to: clockTime(endsAt) })}</p>
      <ul className={classes.people}>
        {booking.people.map((person, index) => (
          <li key={person.id ?? index}>
            <bdi>{nameOf(t, person)}</bdi>
          </li>
        ))}
      </ul>
      {booking.guests_of !== null && (
        <p className={classes.quiet}>{t('carts:sharing.guestsOf', { congregation: booking.guests_of })}</p>
      )}
      {booking.state === 'no-show' && <p>{t('carts:state.no-show')}</p>}
      {mayJoin && <p className={classes.quiet}>{t('carts:room', { count: room })}</p>}
      {mayWait && (
        <NeedsNet>
          <WaitForPlace shift={{ ...booking, waiting: waitingOf(week, booking) }} />
        </NeedsNet>
      )}
    </Sheet>
  );
}
