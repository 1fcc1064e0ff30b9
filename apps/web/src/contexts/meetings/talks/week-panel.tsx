/** Panel of a weekend on a desk: its speaker, talk and answer, and what can be changed. */
import { Button } from '@mantine/core';
import { useRead } from '#platform/use-read.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import type { SplitPanel } from '#ui/schedule/split-view.tsx';
import { arrangedFor, useArranged } from './arranged-week.ts';
import type { Week } from './talk-labels.ts';
import { type OpenedSheet, useWeekItems, WeekFacts } from './talk-row.tsx';
import classes from './talks.module.css';
import { type ListedTalks, talksQuery } from './talks-query.ts';
import { useClearing, useWithdrawing } from './use-talk-changes.ts';

interface WeekPanelProps extends ListedTalks {
  /** The weekend when the panel opened. */
  week: Week;
  onOpen: (opened: OpenedSheet) => void;
}

function WeekDetail({ week: chosen, onOpen, ...listed }: WeekPanelProps) {
  const weeks = useRead('talks.listTalks', { query: talksQuery(listed) }, { kept: true }).data;
  const week = weeks?.find(({ id }) => id === chosen.id) ?? chosen;
  const arranged = arrangedFor(useArranged(), week);
  const { onClear, error } = useClearing();
  const { onWithdraw, withdrawError } = useWithdrawing();
  const items = useWeekItems({ week, arranged, onOpen, onClear, onWithdraw });
  return (
    <>
      <WeekFacts {...{ week, arranged, onOpen }} today={listed.today} />
      <FailureNotice error={error ?? withdrawError} />
      {items.length > 0 && (
        <div className={classes.actions}>
          {items.map(({ label, icon, onClick }) => (
            <Button key={label} variant="default" justify="start" leftSection={icon} onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

export const weekPanel = (props: WeekPanelProps): SplitPanel => ({
  title: fullDay(props.week.local_date),
  line: clockTime(props.week.time),
  content: <WeekDetail key={props.week.id} {...props} />,
});
