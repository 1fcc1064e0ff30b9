/** Screen of all bookings with their reports, newest first, with infinite scrolling (CARTS-S6). */
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTrolley from '@tabler/icons-react/dist/esm/icons/IconTrolley.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, type Reply } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { namesOf } from './cart-week.ts';

const pageSize = 20;
/** Pause before the next page loads (CARTS-R16). */
const pauseMilliseconds = 2000;

type Booking = Reply<'carts.listShifts'>[number];

/** Bookings made during scrolling shift the pages, so duplicates are removed by id. */
const rowsOf = (pages: readonly Booking[][]): Booking[] => [
  ...new Map(pages.flat().map((booking) => [booking.id, booking])).values(),
];

/** A page that is not full is the last one. */
function useBookings() {
  const list = useInfiniteQuery({
    queryKey: ['carts.listShifts'],
    queryFn: ({ pageParam: page }) => call('carts.listShifts', { query: { page, per_page: pageSize } }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.length === pageSize ? page + 1 : undefined),
    select: ({ pages }) => rowsOf(pages),
  });
  // The key changes after a failed page too, so that it is requested again while its end is visible.
  return { ...list, asked: `${list.data?.length} ${list.errorUpdateCount}` };
}

const useWhen = () => {
  const { t } = useTexts();
  return ({ date, start_time, end_time }: Booking): string =>
    joinTexts([
      fullDay(date),
      t('schedule:grid.hours', { from: clockTime(start_time), to: clockTime(end_time) }),
    ]);
};

function useReportLine() {
  const { t } = useTexts();
  return ({ report, state }: Booking): string | null => {
    if (state === 'no-show') return t('carts:state.no-show');
    if (!report) return null;
    return joinTexts([
      t('carts:bookings.placements', { count: report.placements }),
      t('carts:bookings.conversations', { count: report.conversations }),
      t('carts:bookings.traffic', { traffic: t(`carts:traffic.${report.traffic}`) }),
      report.comments,
    ]);
  };
}

/** Requests the next page when it becomes visible, at most every two seconds. */
function More({ onMore }: { onMore: () => void }) {
  const { t } = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const wanted = useRef(onMore);
  wanted.current = onMore;
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => wanted.current(), pauseMilliseconds);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={end}>
      <Hint small>{t('carts:bookings.more')}</Hint>
    </div>
  );
}

function Row({ booking, onDelete }: { booking: Booking; onDelete: () => void }) {
  const { t } = useTexts();
  const when = useWhen()(booking);
  const told = useReportLine()(booking);
  return (
    <ListRow
      title={<bdi>{booking.location}</bdi>}
      line={
        <>
          {when}
          <br />
          <bdi>{namesOf(t, booking)}</bdi>
          {booking.guests_of !== null && (
            <>
              <br />
              {t('carts:sharing.guestsOf', { congregation: booking.guests_of })}
            </>
          )}
          {told && (
            <>
              <br />
              <bdi>{told}</bdi>
            </>
          )}
        </>
      }
      trailing={
        booking.state === 'booked' &&
        booking.report === null && (
          <IconButton label={t('carts:bookings.delete', { name: booking.location, when })} onClick={onDelete}>
            <IconTrash aria-hidden="true" size={20} />
          </IconButton>
        )
      }
    />
  );
}

export function BookingsScreen() {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState<Booking | null>(null);
  const removal = useWrite('carts.endShift');
  const list = useBookings();
  return (
    <Page title={t('carts:bookings.title')} back>
      <QueryState
        query={list}
        skeleton={{ height: 80, count: 5 }}
        empty={{ icon: <IconTrolley aria-hidden="true" />, text: t('carts:bookings.empty') }}
      >
        {(rows) => (
          <>
            <Card label={t('carts:bookings.title')}>
              {rows.map((booking) => (
                <Row key={booking.id} booking={booking} onDelete={() => setLeaving(booking)} />
              ))}
            </Card>
            {list.hasNextPage && <More key={list.asked} onMore={() => void list.fetchNextPage()} />}
          </>
        )}
      </QueryState>
      {leaving && (
        <DeleteQuestion
          title={t('carts:bookings.deleteTitle')}
          text={t('carts:cancelText')}
          removal={removal}
          given={{ params: { id: leaving.id } }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Page>
  );
}
