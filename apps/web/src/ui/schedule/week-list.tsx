/** The week as a list by day: the default on a phone, and best for screen readers. */
import { minutesOf } from '@sheaf/rules/time/clock-time';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTexts } from '#platform/texts.ts';
import { DateBlock } from './date-block.tsx';
import { clockTime, fullDay } from './schedule-dates.ts';
import { hoursLabels, stateWord, type WeekEntry } from './week-entry.ts';
import classes from './week-list.module.css';

export interface WeekListProps {
  days: readonly string[];
  entries: readonly WeekEntry[];
  now: string;
  onOpen: (key: string) => void;
  onJoin?: ((key: string) => void) | undefined;
  onFree?: (date: string, time: string | null) => void;
  freeLabel?: (date: string) => string;
}

type RowActions = Pick<WeekListProps, 'onOpen' | 'onJoin'>;

function Row({ entry, onOpen, onJoin }: { entry: WeekEntry } & RowActions) {
  const { t } = useTexts();
  const joinable = entry.state === 'room' && onJoin !== undefined;
  const content = (
    <>
      <span className={classes.times}>
        <bdi>{clockTime(entry.from)}</bdi>
        <bdi className={classes.quiet}>{clockTime(entry.to)}</bdi>
      </span>
      <span className={classes.middle}>
        <span className={classes.texts}>
          <bdi className={classes.title}>{entry.title}</bdi>
          {entry.line && <bdi className={classes.quiet}>{entry.line}</bdi>}
        </span>
        <span className={classes.state} data-state={entry.state}>
          {stateWord(t, entry.state)}
        </span>
      </span>
    </>
  );
  if (entry.state === 'closed')
    return (
      <li className={classes.row} data-state="closed">
        {content}
      </li>
    );
  return (
    <li className={classes.entry}>
      <button
        type="button"
        className={classes.row}
        data-state={entry.state}
        onClick={() => onOpen(entry.key)}
      >
        {content}
        {!joinable && <IconChevronRight aria-hidden="true" size={20} className={classes.chevron} />}
      </button>
      {joinable && (
        <button
          type="button"
          className={classes.join}
          aria-label={t('schedule:grid.joinLabel', {
            title: entry.title,
            day: fullDay(entry.date),
            hours: hoursLabels(t, entry),
          })}
          onClick={() => onJoin(entry.key)}
        >
          {t('schedule:grid.join')}
        </button>
      )}
    </li>
  );
}

interface EmptyDays {
  days: string[];
}

interface FilledDay {
  day: string;
  entries: WeekEntry[];
}

/** Days with entries, and runs of days without entries; today is never part of a run. */
function foldDays(
  days: readonly string[],
  entries: readonly WeekEntry[],
  today: string,
): (EmptyDays | FilledDay)[] {
  const folded: (EmptyDays | FilledDay)[] = [];
  for (const day of days) {
    const ofDay = entries
      .filter(({ date }) => date === day)
      .sort((one, other) => minutesOf(one.from) - minutesOf(other.from));
    const last = folded.at(-1);
    const mayJoin = last && 'days' in last && day !== today && last.days.at(-1) !== today;
    if (ofDay.length > 0) folded.push({ day, entries: ofDay });
    else if (mayJoin && day < today === last.days[0]! < today) last.days.push(day);
    else folded.push({ days: [day] });
  }
  return folded;
}

/** One line for days without entries, which opens a free time of the first of them. */
function Empty({
  days,
  today,
  onFree,
  freeLabel,
}: EmptyDays & { today: string } & Pick<WeekListProps, 'onFree' | 'freeLabel'>) {
  const { t } = useTexts();
  const [first, last] = [days[0]!, days.at(-1)!];
  const text = (
    <>
      <strong>
        {first === last
          ? fullDay(first)
          : t('schedule:grid.span', { from: fullDay(first), to: fullDay(last) })}
      </strong>
      <span className={classes.quiet}>{t('schedule:grid.nothing')}</span>
    </>
  );
  if (!onFree || last < today) return <p className={classes.empty}>{text}</p>;
  const day = first < today ? today : first;
  return (
    <button type="button" className={classes.empty} onClick={() => onFree(day, null)}>
      {text}
      <span className="visually-hidden">{freeLabel?.(day)}</span>
      <IconPlus aria-hidden="true" size={20} className={classes.plus} />
    </button>
  );
}

export function WeekList({ days, entries, now, onOpen, onJoin, onFree, freeLabel }: WeekListProps) {
  const today = now.slice(0, 10);
  return (
    <ol className={classes.days}>
      {foldDays(days, entries, today).map((one) =>
        'days' in one ? (
          <li key={one.days[0]} data-today={one.days.includes(today) || undefined}>
            <Empty
              days={one.days}
              today={today}
              {...(onFree && { onFree })}
              {...(freeLabel && { freeLabel })}
            />
          </li>
        ) : (
          <li
            key={one.day}
            className={classes.day}
            aria-label={fullDay(one.day)}
            data-today={one.day === today || undefined}
          >
            <DateBlock date={one.day} past={one.day < today} />
            <ul className={classes.rows}>
              {one.entries.map((entry) => (
                <Row key={entry.key} entry={entry} onOpen={onOpen} onJoin={onJoin} />
              ))}
            </ul>
          </li>
        ),
      )}
    </ol>
  );
}
