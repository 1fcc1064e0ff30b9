/**
 * Week of entries: a grid of seven columns with 44 px per hour, or a list by day, which is the default on a
 * phone.
 */
import { useMediaQuery } from '@mantine/hooks';
import { daysOfWeek } from '@sheaf/rules/schedules/calendar-week';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Segments } from './segments.tsx';
import type { WeekEntry } from './week-entry.ts';
import classes from './week-grid.module.css';
import { WeekHours } from './week-hours.tsx';
import { WeekList } from './week-list.tsx';

type WeekView = 'grid' | 'list';

const viewOf = (key: string | undefined): WeekView | undefined => {
  const kept = key === undefined ? null : localStorage.getItem(key);
  return kept === 'grid' || kept === 'list' ? kept : undefined;
};

export interface WeekGridProps {
  /** First day of the week. */
  start: string;
  entries: readonly WeekEntry[];
  /** Congregation's wall clock, `YYYY-MM-DDTHH:MM`, for the line across today. */
  now: string;
  /** Minimum range of hours; entries outside extend it. */
  hours?: { from: number; to: number };
  /** By default depends on the width: a phone starts with the list. */
  view?: WeekView;
  /** Key under which this phone remembers the chosen view. */
  viewKey?: string;
  onOpen: (key: string) => void;
  /** Called for a press on free time of a day; the time is null without a position, as from a keyboard. */
  onFree?: (date: string, time: string | null) => void;
  /** Accessible label of that press for a day. */
  freeLabel?: (date: string) => string;
  /** Takes the free seat of an entry with room, in the list. */
  onJoin?: (key: string) => void;
}

export function WeekGrid(props: WeekGridProps) {
  const { start, entries, now, hours = { from: 8, to: 18 }, onOpen, onFree, freeLabel } = props;
  const { t } = useTexts();
  const wide = useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState(() => props.view ?? viewOf(props.viewKey));
  const choose = (view: WeekView): void => {
    setChosen(view);
    if (props.viewKey !== undefined) localStorage.setItem(props.viewKey, view);
  };
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
        onChange={choose}
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
        <WeekList
          days={days}
          entries={ofWeek}
          now={now}
          onOpen={onOpen}
          onJoin={props.onJoin}
          {...(onFree && freeLabel && { onFree, freeLabel })}
        />
      )}
    </div>
  );
}
