/** Grid of a week: a column per day, 44 px per hour; overlapping entries share the width. */

import { placeSideBySide } from '@sheaf/rules/schedules/side-by-side';
import { minutesOf } from '@sheaf/rules/time/clock-time';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type CSSProperties, Fragment, type MouseEvent } from 'react';
import { useTexts } from '#platform/texts.ts';
import { clockTime, columnWeekday, dayNumber, fullDay } from './schedule-dates.ts';
import { entryName, stateWord, type WeekEntry } from './week-entry.ts';
import classes from './week-grid.module.css';

interface WeekHoursProps {
  days: readonly string[];
  entries: readonly WeekEntry[];
  now: string;
  hours: { from: number; to: number };
  onOpen: (key: string) => void;
  onFree?: (date: string, time: string | null) => void;
  freeLabel?: (date: string) => string;
}

interface EntryProps {
  entry: WeekEntry;
  name: string;
  style: CSSProperties;
  onOpen: (key: string) => void;
}

function Entry({ entry, name, style, onOpen }: EntryProps) {
  if (entry.state === 'closed')
    return (
      <div className={classes.entry} data-state="closed" style={style}>
        <span className="visually-hidden">{name}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={classes.entry}
      data-state={entry.state}
      style={style}
      // An attribute, because a hundred visually hidden sentences take layout time like visible ones. Visible
      // initials must be part of the name.
      aria-label={[...(entry.short ?? []), name].join(' ')}
      onClick={() => onOpen(entry.key)}
    >
      {entry.state === 'free' ? (
        <IconPlus aria-hidden="true" size={18} />
      ) : (
        (entry.short ?? [entry.title]).map((text, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state, and are those of another entry in the next week
          <Fragment key={line}>
            {line > 0 && ' '}
            <bdi>{text}</bdi>
          </Fragment>
        ))
      )}
    </button>
  );
}

interface DayProps extends Omit<WeekHoursProps, 'days' | 'hours'> {
  day: string;
  /** Minutes since midnight. */
  first: number;
}

/** Half hours, the smallest step that a thumb can hit. */
const step = 30;

/** Button over the whole day, behind its entries. A keyboard press has no position. */
function FreeTime({
  day,
  first,
  onFree,
  freeLabel,
}: Pick<DayProps, 'day' | 'first' | 'onFree' | 'freeLabel'>) {
  if (!onFree || !freeLabel) return null;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const hour = Number.parseFloat(getComputedStyle(event.currentTarget).getPropertyValue('--hour')) || 44;
    if (event.detail === 0 || height === 0) {
      onFree(day, null);
      return;
    }
    const minutes = first + Math.floor(((event.clientY - top) / hour) * (60 / step)) * step;
    onFree(day, `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`);
  };
  return <button type="button" className={classes.free} aria-label={freeLabel(day)} onClick={press} />;
}

const wholeDay = { column: 0, columns: 1 };

const hoursFrom = (minutes: number, first: number): string => `calc(${(minutes - first) / 60} * var(--hour))`;

function Day({ day, entries, now, first, onOpen, ...free }: DayProps) {
  const { t } = useTexts();
  const ofDay = entries
    .filter(({ date }) => date === day)
    .sort((one, other) => minutesOf(one.from) - minutesOf(other.from));
  // Closed hours are behind the other entries at full width.
  const closed = ofDay.filter(({ state }) => state === 'closed');
  const others = ofDay.filter(({ state }) => state !== 'closed');
  const places = placeSideBySide(
    others.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
  );
  const time = now.slice(11, 16);
  const today = now.startsWith(day);
  return (
    <li
      className={classes.column}
      data-today={today || undefined}
      style={{ '--most': Math.max(1, ...places.map(({ columns }) => columns)) } as CSSProperties}
    >
      <span className={classes.dayHead}>
        <span className="visually-hidden">{fullDay(day)}</span>
        <span aria-hidden="true">{columnWeekday(day)}</span>
        <span className={classes.dayNumber} aria-hidden="true">
          {dayNumber(day)}
        </span>
      </span>
      <div className={classes.hours}>
        <FreeTime day={day} first={first} {...free} />
        {[...closed, ...others].map((entry, index) => {
          const { column, columns } = places[index - closed.length] ?? wholeDay;
          // The same key for the same time in each week, so that turning the week updates elements instead of
          // recreating them.
          const place = index < closed.length ? `closed ${index}` : `${entry.from} ${column}`;
          const style = {
            '--from': hoursFrom(minutesOf(entry.from), first),
            '--to': hoursFrom(minutesOf(entry.to), first),
            ...(columns > 1 && { '--column': column, '--columns': columns }),
          } as CSSProperties;
          return <Entry key={place} entry={entry} name={entryName(t, entry)} style={style} onOpen={onOpen} />;
        })}
        {today && (
          <div className={classes.now} style={{ insetBlockStart: hoursFrom(minutesOf(time), first) }}>
            <span className="visually-hidden">{t('schedule:grid.now', { time: clockTime(time) })}</span>
          </div>
        )}
      </div>
    </li>
  );
}

export function WeekHours({ days, entries, now, hours, onOpen, ...free }: WeekHoursProps) {
  const { t } = useTexts();
  const first = Math.min(hours.from, ...entries.map(({ from }) => Math.floor(minutesOf(from) / 60)));
  const last = Math.max(hours.to, ...entries.map(({ to }) => Math.ceil(minutesOf(to) / 60)));
  const count = last - first;
  const marks = Array.from({ length: count }, (_, index) => first + index);
  const states = (['mine', 'room', 'full', 'past', 'closed'] as const).filter((state) =>
    entries.some((entry) => entry.state === state),
  );
  return (
    <>
      <div className={classes.grid} style={{ '--count': count } as CSSProperties}>
        <div className={classes.scale} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className={classes.hour}>
              {clockTime(`${String(mark).padStart(2, '0')}:00`).replace(/:00/, '')}
            </span>
          ))}
        </div>
        <ol className={classes.columns}>
          {days.map((day, weekday) => (
            <Day
              // biome-ignore lint/suspicious/noArrayIndexKey: the column of a day of the week stays in the next week
              key={weekday}
              day={day}
              entries={entries}
              now={now}
              first={first * 60}
              onOpen={onOpen}
              {...free}
            />
          ))}
        </ol>
      </div>
      {states.length > 0 && (
        <ul className={classes.key} aria-label={t('schedule:grid.key')}>
          {states.map((state) => (
            <li key={state}>
              <span className={classes.sample} data-state={state} aria-hidden="true" />
              {stateWord(t, state)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
