/** Table of weekends on a desk: date, speaker, congregation, talk and state. A row opens its panel. */
import { useMemo } from 'react';
import { useTexts } from '#platform/texts.ts';
import type { DeskColumn } from '#ui/desk-table/desk-column.ts';
import { DeskTable } from '#ui/desk-table/desk-table.tsx';
import { useSortedRows } from '#ui/desk-table/use-sorted-rows.ts';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import type { ScheduleState } from '#ui/schedule/schedule-states.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { type ArrangedWeeks, arrangedFor, isAwaited } from './arranged-week.ts';
import { eventTalkLine, isBookable, talkLine, trailOf, type Week } from './talk-labels.ts';
import type { OpenedSheet } from './talk-row.tsx';

type TalkColumns = [DeskColumn<Week>, ...DeskColumn<Week>[]];

interface TalkTableProps {
  weeks: readonly Week[];
  arranged: ArrangedWeeks;
  history: boolean;
  opened: OpenedSheet | null;
  onOpen: (opened: OpenedSheet) => void;
}

function stateOf(week: Week, arranged: ArrangedWeeks): ScheduleState | null {
  if (week.canceled) return 'cancelled';
  if (week.talk) return trailOf(week.talk).state;
  if (arrangedFor(arranged, week).some(isAwaited)) return 'awaiting';
  return isBookable(week) ? 'open' : null;
}

function useTalkColumns(arranged: ArrangedWeeks): TalkColumns {
  const { t } = useTexts();
  return useMemo(() => {
    const speakerOf = ({ talk, event_talk: brought, canceled, label }: Week): string | null => {
      if (canceled) return label;
      return talk?.speaker_name ?? brought?.speaker ?? null;
    };
    const congregationOf = ({ talk }: Week): string | null =>
      talk && (talk.user_id === null ? talk.speaker_congregation : t('talks:ours'));
    const talkOf = (week: Week): string | null => {
      if (week.talk) return talkLine(t, week.talk);
      return week.event_talk ? eventTalkLine(week) : null;
    };
    const textOf = (text: string | null) => text && <bdi>{text}</bdi>;
    const stateText = (week: Week): string | null => {
      const state = stateOf(week, arranged);
      return state && t(`schedule:state.${state}`);
    };
    return [
      {
        key: 'date',
        heading: t('talks:table.date'),
        share: 1.1,
        cell: ({ local_date: date }) => fullDay(date),
        sortValue: ({ local_date: date }) => date,
      },
      {
        key: 'speaker',
        heading: t('talks:table.speaker'),
        share: 1.1,
        cell: (week) => textOf(speakerOf(week)),
        sortValue: speakerOf,
      },
      {
        key: 'congregation',
        heading: t('talks:table.congregation'),
        onlyWide: true,
        cell: (week) => textOf(congregationOf(week)),
        sortValue: congregationOf,
      },
      {
        key: 'talk',
        heading: t('talks:talk'),
        share: 1.8,
        cell: (week) => textOf(talkOf(week)),
        sortValue: ({ talk }) => talk?.number ?? null,
      },
      {
        key: 'state',
        heading: t('talks:table.state'),
        share: 1.2,
        cell: (week) => {
          const state = stateOf(week, arranged);
          return state && <StatusChip state={state} />;
        },
        sortValue: stateText,
      },
    ];
  }, [t, arranged]);
}

export function TalkTable({ weeks, arranged, history, opened, onOpen }: TalkTableProps) {
  const { t } = useTexts();
  const columns = useTalkColumns(arranged);
  const sorted = useSortedRows(history ? 'talks.history' : 'talks.coming', weeks, columns, {
    column: 'date',
    descending: history,
  });
  return (
    <DeskTable
      label={t('talks:title')}
      columns={columns}
      sorted={sorted}
      openId={opened?.week.id ?? null}
      onOpen={(week) => onOpen({ what: stateOf(week, arranged) === 'open' ? 'book' : 'week', week })}
      nameOf={({ local_date: date }) => fullDay(date)}
      selection={undefined}
    />
  );
}
