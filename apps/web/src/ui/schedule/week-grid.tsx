/** A week of entries: seven columns with 44 px an hour, or day by day as a list, which a phone begins with. */
import { useMediaQuery } from '@mantine/hooks';
import { daysOfWeek } from '@sheaf/rules/schedules/calendar-week';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Segments } from './segments.tsx';
import type { WeekEntry } from './week-entry.ts';
import classes from './week-grid.module.css';
import { WeekHours } from './week-hours.tsx';
import { WeekList } from './week-list.tsx';

export interface WeekGridProps {
  /** The first day of the week. */
  start: string;
  entries: readonly WeekEntry[];
  /** `YYYY-MM-DDTHH:MM` by the clock of the congregation: the line across today. */
  now: string;
  /** Hours that are shown at the least. Whatever lies outside of them is shown too. */
  hours?: { from: number; to: number };
  /** Without it the screen decides: a phone begins with the list. */
  view?: 'grid' | 'list';
  onOpen: (key: string) => void;
  /** Somewhere in a day where nothing is was pressed; the time is null where no place was chosen, as from a keyboard. */
  onFree?: (date: string, time: string | null) => void;
  /** What such a press does, said for a day. */
  freeLabel?: (date: string) => string;
}

export function WeekGrid(props: WeekGridProps) {
  const { start, entries, now, hours = { from: 8, to: 18 }, view, onOpen, onFree, freeLabel } = props;
  const { t } = useTexts();
  const wide = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState(view);
  const shown = chosen ?? (wide ? 'grid' : 'list');
  const days = daysOfWeek(start);
  const ofWeek = entries.filter(({ date }) => days.includes(date));
  return (
    <div className={classes.week}>
      <Segments
        label={t('schedule:grid.views')}
        options={[
          { value: 'list', label: t('schedule:grid.list') },
          { value: 'grid', label: t('schedule:grid.grid') },
        ]}
        value={shown}
        onChange={setChosen}
      />
      {shown === 'grid' ? (
        <WeekHours
          days={days}
          entries={ofWeek}
          now={now}
          hours={hours}
          onOpen={onOpen}
          {...(onFree && freeLabel && { onFree, freeLabel })}
        />
      ) : (
        <WeekList days={days} entries={ofWeek} now={now} onOpen={onOpen} />
      )}
    </div>
  );
}
