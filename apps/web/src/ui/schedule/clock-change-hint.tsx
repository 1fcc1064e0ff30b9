/** Names the date on which clocks skip the usual time of a series, and its start on that date (SERVICE-C5.3). */
import { nextMovedStart } from '@sheaf/rules/schedules/moved-start';
import type { Rotation } from '@sheaf/rules/schedules/rotation-dates';
import { rotationOf } from '@sheaf/rules/service/frequency';
import { clockOnDay } from '@sheaf/rules/time/wall-time';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Hint } from '../page.tsx';
import { clockTime, fullDay } from './schedule-dates.ts';

interface ClockChangeHintProps {
  rotation: Rotation;
  /** `HH:MM`; empty while nothing is entered. */
  time: string;
  /** Start on a date, if it depends on more than the time. */
  startOn?: (date: string, zone: string) => string;
}

export function ClockChangeHint({ rotation, time, startOn }: ClockChangeHintProps) {
  const { t } = useTexts();
  const zone = useSignedIn().congregation.timezone_id;
  if (time === '') return null;
  const on = startOn ?? ((date: string, there: string) => clockOnDay(date, time, there));
  const moved = nextMovedStart(rotation, time, nowHere().slice(0, 10), (date) => on(date, zone));
  if (!moved) return null;
  const told = { date: fullDay(moved.date), time: clockTime(moved.startsAt) };
  return <Hint small>{t('schedule:rotation.clockChange', told)}</Hint>;
}

/** @param day 0 is Sunday. */
export function WeeklyClockChangeHint({ day, time }: { day: number; time: string }) {
  const anchor = nowHere().slice(0, 10);
  const weekly = rotationOf({ frequency: 'week', dayOfWeek: day, weekOfMonth: 0, anchor });
  return <ClockChangeHint rotation={weekly} time={time} />;
}
