/**
 * The next duty on the dashboard. It loads after the first paint, so it shows only in reserved space or after
 * the app was hidden: no layout shift under a thumb. Without a calendar library, for which an old phone would
 * wait.
 */
import { offersCannot } from '@sheaf/rules/planning/swaps/swap-terms';
import { countdownTo } from '@sheaf/rules/time/countdown';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAlerts } from '#platform/alerts.ts';
import type { Reply } from '#platform/api.ts';
import { locale } from '#platform/dates.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { snapshotMarks } from '#platform/snapshot/snapshot.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { nowHere, wallClock, wallDay } from '#platform/wall-times.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { Link } from '#ui/link.tsx';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';
import classes from './next-duty.module.css';
import { EmptyRoom, keepRoom, type Room } from './next-room.api.tsx';

const place = 'dashboard.next';

/** Cached duty until the server answers; undefined while unknown. */
export function useNextOwnDuty(): MyDuty | null | undefined {
  const answer = useAlerts().data;
  const kept = useQuery({
    queryKey: [place],
    queryFn: async () => (await encryptedCache.read<Reply<'dashboard.readAlerts'>['next']>(place)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  useEffect(() => {
    if (answer) void encryptedCache.put(place, answer.next);
  }, [answer]);
  const next = answer ? answer.next : kept;
  const isOver = next && wallTimeAt(next.date, next.ends_at) <= nowHere();
  if (isOver) return null;
  return next ?? (answer ? null : undefined);
}

/** True after the app was hidden and shown again. */
function useLookedAway(): boolean {
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setLooked(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return looked;
}

function DayBox({ date }: { date: string }) {
  const say = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(
      Date.parse(`${date}T00:00:00Z`),
    );
  return (
    <time className={classes.day} dateTime={date}>
      <span>{say({ weekday: 'short' })}</span>
      <span className={classes.number}>{Number(date.slice(8))}</span>
      <span>{say({ month: 'short' })}</span>
    </time>
  );
}

function NextRow({ duty }: { duty: MyDuty }) {
  const { t } = useTexts();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepRoom(row.current?.offsetHeight ?? null));
  const startsAt = wallTimeAt(duty.date, duty.starts_at);
  const left = countdownTo(nowHere(), startsAt);
  const title = titleOfMine(t, duty);
  // The page of assignments shows the question, or the search under way (X-SWAP-22).
  const offered = offersCannot(duty) && left.unit !== 'begun';
  const line = joinTexts([
    typeof duty.meeting?.number === 'number' && t('duties:mine.part', { number: duty.meeting.number }),
    wallClock(startsAt),
    left.unit === 'begun' ? t('duties:mine.begun') : t(`duties:mine.${left.unit}`, { count: left.count }),
  ]);
  return (
    <div ref={row} className={classes.row} data-snapshot={snapshotMarks.placeOnly}>
      <Link to="/assignments/" className={classes.open}>
        <span className="visually-hidden">{t('duties:mine.next')}</span>
        <DayBox date={duty.date} />
        <span className={classes.texts}>
          <bdi className={classes.title}>{title}</bdi>
          <span className="visually-hidden">, </span>
          <bdi className={classes.line}>{line}</bdi>
        </span>
        {!offered && <IconChevronRight aria-hidden="true" className={classes.chevron} />}
      </Link>
      {offered && (
        <ActionLink
          variant="default"
          to={`/assignments/?cannot=${duty.id}`}
          label={t('duties:cannot.sayOf', { title, day: wallDay(startsAt) })}
        >
          {t('duties:cannot.say')}
        </ActionLink>
      )}
    </div>
  );
}

/** @param room reserved space; null without a duty at the last visit. */
export function NextDuty({ room }: { room: Room }) {
  const next = useNextOwnDuty();
  const looked = useLookedAway();
  useEffect(() => {
    if (next === null) keepRoom(null);
  }, [next]);
  // Reserves space for the next start, even if nothing shows yet.
  useEffect(() => {
    if (next && room === null) keepRoom('usual');
  }, [next, room]);
  // An empty element would keep the gap next to it and cause a layout shift later.
  if (next === undefined) return <EmptyRoom room={room} />;
  return next && (room !== null || looked) ? <NextRow duty={next} /> : null;
}
