/**
 * Day at the start of a row: a large number with the weekday below. The heading of the group names the month.
 */
import classes from './date-block.module.css';
import { dayNumber, fullDay, weekdayName } from './schedule-dates.ts';

/** @param props.date `YYYY-MM-DD`; `past` is shown muted. */
export function DateBlock({ date, past = false }: { date: string; past?: boolean }) {
  return (
    <time className={classes.block} dateTime={date} data-past={past || undefined}>
      <span className="visually-hidden">{fullDay(date)}</span>
      <span className={classes.day} aria-hidden="true">
        {dayNumber(date)}
      </span>
      <span className={classes.weekday} aria-hidden="true">
        {weekdayName(date)}
      </span>
    </time>
  );
}
