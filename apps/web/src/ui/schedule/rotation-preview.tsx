/** Preview of a rotation: a calendar of eight weeks and the next eight dates, recomputed on every change. */
import { addDays, daysOfWeek, type FirstDayOfWeek, startOfWeek } from '@sheaf/rules/schedules/calendar-week';
import { nextRotationDates, type Rotation, rotationDates } from '@sheaf/rules/schedules/rotation-dates';
import { useTexts } from '#platform/texts.ts';
import classes from './rotation-preview.module.css';
import { columnWeekday, dayNumber, fullDay, shortDay, shortMonth, weekdayOf } from './schedule-dates.ts';
import type { ScheduleState } from './schedule-states.ts';
import { StatusChip } from './status-chip.tsx';

export interface RotationTurn {
  /** Assigned people, or why the date is skipped: `Ruth Hollis, Miriam Webb`, `Cart closed`. */
  who: string;
  state?: ScheduleState;
}

export interface RotationPreviewProps {
  rotation: Rotation;
  today: string;
  firstDay: FirstDayOfWeek;
  /** A paused rotation books no dates: they are shown as an outline. */
  paused?: boolean;
  /** Turn on a date, `YYYY-MM-DD`; undefined if nobody is assigned yet. */
  turnOn: (date: string) => RotationTurn | undefined;
}

const weeks = 8;

type Due = 'due' | 'skipped' | undefined;

function Day({ day, due, today }: { day: string; due: Due; today: string }) {
  const { t } = useTexts();
  return (
    <td className={classes.day} data-past={day < today || undefined}>
      <span className={classes.number} data-due={due} aria-hidden={due ? 'true' : undefined}>
        {dayNumber(day)}
      </span>
      {due && (
        <span className="visually-hidden">{t(`schedule:rotation.${due}`, { date: fullDay(day) })}</span>
      )}
    </td>
  );
}

/** In the row in which a month begins. */
function MonthName({ days, first }: { days: readonly string[]; first: boolean }) {
  if (!first && !days.some((day) => day.endsWith('-01'))) return <td />;
  return (
    <th scope="row" className={classes.month}>
      {shortMonth(first ? days[0]! : days[6]!)}
    </th>
  );
}

function RunningCalendar({ rotation, today, firstDay }: RotationPreviewProps) {
  const { t } = useTexts();
  const start = startOfWeek(today, firstDay);
  const due = new Map<string, Due>(
    rotationDates(rotation, today, addDays(start, 7 * weeks - 1)).map(({ date, skipped }) => [
      date,
      skipped ? 'skipped' : 'due',
    ]),
  );
  const rows = Array.from({ length: weeks }, (_, index) => daysOfWeek(addDays(start, 7 * index)));
  return (
    <table className={classes.calendar}>
      <caption className="visually-hidden">{t('schedule:rotation.calendar')}</caption>
      <thead>
        <tr>
          <td className={classes.month} />
          {rows[0]!.map((day) => (
            <th key={day} scope="col" className={classes.weekday}>
              <span aria-hidden="true">{columnWeekday(day)}</span>
              <span className="visually-hidden">
                {weekdayOf(((daysSinceMonday(day) + 7) % 7) + 1, 'long')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((days, index) => (
          <tr key={days[0]}>
            <MonthName days={days} first={index === 0} />
            {days.map((day) => (
              <Day key={day} day={day} due={due.get(day)} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 0 is Monday. */
const daysSinceMonday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function RotationPreview(props: RotationPreviewProps) {
  const { t } = useTexts();
  const { rotation, today, paused = false, turnOn } = props;
  const dates = nextRotationDates(rotation, today, weeks);
  return (
    <section
      className={classes.preview}
      aria-label={t('schedule:rotation.next')}
      data-paused={paused || undefined}
    >
      <RunningCalendar {...props} />
      {dates.length === 0 ? (
        <p className={classes.none}>{t('schedule:rotation.none')}</p>
      ) : (
        <ol>
          {dates.map(({ date, skipped }) => {
            const turn = turnOn(date);
            const state = skipped ? 'skipped' : turn?.state;
            return (
              <li key={date} className={classes.date}>
                <time dateTime={date} className={classes.when}>
                  {shortDay(date)}
                </time>
                <bdi className={classes.who}>{turn?.who ?? t('schedule:rotation.nobody')}</bdi>
                {state && <StatusChip state={state} />}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
