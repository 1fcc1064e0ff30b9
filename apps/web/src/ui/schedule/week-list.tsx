/** The week as a list by day: the default on a phone, and best for screen readers. */
import { minutesOf } from '@sheaf/rules/time/clock-time';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useTexts } from '#platform/texts.ts';
import { DateBlock } from './date-block.tsx';
import { clockTime, fullDay } from './schedule-dates.ts';
import { stateWord, type WeekEntry } from './week-entry.ts';
import classes from './week-list.module.css';

interface WeekListProps {
  days: readonly string[];
  entries: readonly WeekEntry[];
  now: string;
  onOpen: (key: string) => void;
}

function Row({ entry, onOpen }: { entry: WeekEntry; onOpen: (key: string) => void }) {
  const { t } = useTexts();
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
    <li>
      <button
        type="button"
        className={classes.row}
        data-state={entry.state}
        onClick={() => onOpen(entry.key)}
      >
        {content}
        <IconChevronRight aria-hidden="true" size={20} className={classes.chevron} />
      </button>
    </li>
  );
}

export function WeekList({ days, entries, now, onOpen }: WeekListProps) {
  const { t } = useTexts();
  const today = now.slice(0, 10);
  return (
    <ol className={classes.days}>
      {days.map((day) => {
        const ofDay = entries
          .filter(({ date }) => date === day)
          .sort((one, other) => minutesOf(one.from) - minutesOf(other.from));
        return (
          <li
            key={day}
            className={classes.day}
            aria-label={fullDay(day)}
            data-today={day === today || undefined}
          >
            <DateBlock date={day} past={day < today} />
            {ofDay.length === 0 ? (
              <p className={classes.empty}>{t('schedule:grid.empty')}</p>
            ) : (
              <ul className={classes.rows}>
                {ofDay.map((entry) => (
                  <Row key={entry.key} entry={entry} onOpen={onOpen} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
