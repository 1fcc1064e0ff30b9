/** Week of a cart, with the next free shift offered below (CARTS-S1). */
import { Button } from '@mantine/core';
import { firstFreeShift, roomIn, shiftAround, startsOf } from '@sheaf/rules/carts/free-shift';
import { type Shift, shiftMinutes } from '@sheaf/rules/carts/shift';
import { addDays, startOfWeek, weeksBetween } from '@sheaf/rules/schedules/calendar-week';
import { keepPreviousData } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { call } from '#platform/api.ts';
import { useOnline } from '#platform/online.ts';
import { queryClient } from '#platform/queries.ts';
import { useSignedIn } from '#platform/session.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { WeekNavigator } from '#ui/schedule/span-navigator.tsx';
import { WeekGrid } from '#ui/schedule/week-grid.tsx';
import { BookSheet } from './book-sheet.tsx';
import classes from './cart-week.module.css';
import {
  askOf,
  type CartWeek,
  entriesOf,
  lengthLabels,
  prepareWeek,
  type ShiftAsk,
  weekAtCart,
} from './cart-week.ts';
import { ShiftSheet } from './shift-sheet.tsx';
import { useJoinShift } from './use-join-shift.ts';

/** Length of the offered shift until the person chooses another one. */
const usualMinutes = 120;
const read = 'carts.readWeek';
/** After the current week has rendered. */
const prefetchMilliseconds = 150;

/** Shift for a press at a time of a day, or on the day itself, as from a keyboard. */
function shiftAt(week: CartWeek, free: Shift | null, date: string, time: string | null): ShiftAsk | null {
  const cart = weekAtCart(week);
  const starts = time === null ? startsOf(cart, shiftMinutes[0]) : [time];
  const found = starts
    .map((start) => shiftAround(cart, date, start, usualMinutes, week.now))
    .find((one) => one !== null);
  const shift = found ?? (time === null ? free : null);
  return shift && { booking: null, ...shift };
}

interface OfferProps {
  week: CartWeek;
  offered: ShiftAsk | null;
  onBook: (ask: ShiftAsk) => void;
}

/** The booking button stays within reach of the thumb. */
function Offer({ week, offered, onBook }: OfferProps) {
  const { t } = useTexts();
  const online = useOnline();
  if (!week.may_book)
    return (
      <p className={classes.foot} data-under>
        {t('carts:bookedByKeepers')}
      </p>
    );
  if (!offered)
    return (
      <p className={classes.foot} data-under>
        {t('carts:noneFree')}
      </p>
    );
  const room = roomIn(weekAtCart(week), offered);
  return (
    <div className={classes.foot} data-under>
      <p className={classes.offer}>
        <strong>{t('carts:dayAt', { day: fullDay(offered.date), time: clockTime(offered.startsAt) })}</strong>
        <span className={classes.quiet}>
          {t('carts:lengthAndRoom', {
            length: lengthLabels(t, offered.minutes),
            room: t('carts:room', { count: room }),
          })}
        </span>
      </p>
      <Button disabled={!online} onClick={() => onBook(offered)}>
        {t('carts:book')}
      </Button>
    </div>
  );
}

/** Memoised: renders with another week, and not while one is loading. */
const Shifts = memo(function Shifts({ week }: { week: CartWeek }) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const [pressed, setPressed] = useState<ShiftAsk | null>(null);
  const [booking, setBooking] = useState<ShiftAsk | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const free = firstFreeShift(weekAtCart(week), week.week, usualMinutes, week.now);
  const chosen =
    pressed && pressed.date >= week.week && pressed.date <= addDays(week.week, 6) ? pressed : null;
  const offered = chosen ?? (free && { booking: null, ...free });
  const shown = week.appointments.find(({ id }) => id === looking);
  const joining = useJoinShift(week);
  /** The sheet shows a refusal. */
  const joinFromList = (key: string): void => {
    const shift = week.appointments.find(({ id }) => key === `shift-${id}`);
    if (shift) joining.join(shift, { onError: () => setLooking(shift.id) });
  };
  const mayChange = (ids: readonly number[]): boolean => week.may_edit || ids.includes(user.id);
  const open = (key: string): void => {
    if (key === 'chosen') setBooking(offered);
    const shift = week.appointments.find(({ id }) => key === `shift-${id}`);
    if (!shift) return;
    const ahead = `${shift.date}T${shift.start_time}` > week.now && shift.state === 'booked';
    if (ahead && mayChange(shift.users)) setBooking(askOf(shift));
    else setLooking(shift.id);
  };
  return (
    <>
      <WeekGrid
        start={week.week}
        now={week.now}
        viewKey="sheaf.cartView"
        hours={{
          from: Number(week.cart.start_time.slice(0, 2)),
          to: Math.ceil(Number(week.cart.end_time.replace(':', '.'))),
        }}
        entries={entriesOf(t, week, week.may_book ? offered : null)}
        onOpen={open}
        {...(week.may_book && {
          onFree: (date: string, time: string | null) =>
            setPressed(shiftAt(week, free, date, time) ?? pressed),
          freeLabel: (date: string) => t('carts:chooseTime', { day: fullDay(date) }),
        })}
        {...(week.may_book && week.approved && { onJoin: joinFromList })}
      />
      <Offer week={week} offered={offered} onBook={setBooking} />
      {booking && <BookSheet week={week} ask={booking} onClose={() => setBooking(null)} />}
      {shown && (
        <ShiftSheet
          week={week}
          booking={shown}
          joining={joining}
          onJoin={() => {
            if (week.approved) return joining.join(shown, { onSuccess: () => setLooking(null) });
            setLooking(null);
            setBooking({ ...askOf(shown), booking: null });
          }}
          onClose={() => setLooking(null)}
        />
      )}
    </>
  );
});

interface WeekProps {
  week: CartWeek;
  /**
   * Days from the Monday of the current week to that of the requested one; the previous week shows until it
   * is loaded.
   */
  offset: number;
  onOffset: (offset: number) => void;
}

function Week({ week, offset, onOffset }: WeekProps) {
  const today = week.now.slice(0, 10);
  const thisWeek = startOfWeek(today, 1);
  const asked = addDays(thisWeek, offset);
  const coming = asked !== week.week;
  return (
    <>
      <WeekNavigator
        date={asked}
        today={today}
        firstDay={1}
        {...(week.last_offset !== null && { latest: addDays(thisWeek, week.last_offset + 6) })}
        onWeek={(start) => onOffset(weeksBetween(thisWeek, start) * 7)}
      />
      <div className={classes.shown} inert={coming} aria-busy={coming}>
        <Shifts week={week} />
      </div>
    </>
  );
}

const lineOf = (t: Translate, { cart, host, guest_hours }: CartWeek): string => {
  const upTo = t('carts:upTo', { count: cart.max_users });
  const hours = guest_hours && t('carts:sharing.hoursTaken', guest_hours);
  return host === null ? upTo : joinTexts([t('carts:sharing.host', { congregation: host }), upTo, hours]);
};

const givenOf = (id: number, offset: number) => ({ params: { id }, query: { offset } });

async function fetchAhead(t: Translate, id: number, offset: number): Promise<void> {
  const given = givenOf(id, offset);
  const query = { queryKey: [read, given], queryFn: () => call(read, given) };
  await queryClient.prefetchQuery(query);
  const week = queryClient.getQueryData<CartWeek>(query.queryKey);
  if (week) prepareWeek(t, week);
}

/**
 * Query of a cart's week. The current week is cached for offline use, and the following one is prefetched.
 */
function useWeek(id: number, offset: number) {
  const { t } = useTexts();
  const week = useRead(read, givenOf(id, offset), {
    kept: offset === 0 && 'latest',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { data, isPlaceholderData } = week;
  const last = data?.last_offset ?? Number.POSITIVE_INFINITY;
  const next = data && !isPlaceholderData && offset + 7 <= last ? offset + 7 : null;
  useEffect(() => {
    if (next === null) return;
    // Not within the press that shows this week.
    const timer = setTimeout(() => void fetchAhead(t, id, next), prefetchMilliseconds);
    return () => clearTimeout(timer);
  }, [t, id, next]);
  return week;
}

/** Days to the week of the address; 0 without one, or for a past week. */
const offsetOf = (week: string | null): number =>
  week !== null && /^\d{4}-\d\d-\d\d$/.test(week)
    ? Math.max(0, weeksBetween(startOfWeek(nowHere().slice(0, 10), 1), startOfWeek(week, 1)) * 7)
    : 0;

export function CartWeekScreen() {
  const { t } = useTexts();
  const id = Number(useParams()['id']);
  const [search] = useSearchParams();
  const [offset, setOffset] = useState(() => offsetOf(search.get('week')));
  const week = useWeek(id, offset);
  const cart = week.data?.cart;
  const today = nowHere().slice(0, 10);
  return (
    <Page title={cart?.location ?? t('carts:title')} line={week.data && lineOf(t, week.data)} back>
      <QueryState query={week} skeleton={{ height: 480 }}>
        {(data) => <Week key={`${id} ${today}`} week={data} offset={offset} onOffset={setOffset} />}
      </QueryState>
    </Page>
  );
}
