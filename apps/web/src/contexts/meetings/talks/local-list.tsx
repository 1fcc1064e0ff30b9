/** Weekends at home by month; filters find those that need attention (WKND-S2). */

import { groupBy } from '@sheaf/rules/group-by';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import { memo, type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListSummary } from '#ui/list-summary.tsx';
import { EmptyState, OpenNotice } from '#ui/notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { monthTitle } from '#ui/schedule/schedule-dates.ts';
import { type ArrangedWeeks, arrangedFor, isInvited, type Proposal, useArranged } from './arranged-week.ts';
import { isWanted, type Talk, type TalkFilter, type Week } from './talk-labels.ts';
import { type OpenedSheet, TalkRow } from './talk-row.tsx';
import { MoveSheet } from './talk-sheets.tsx';
import { TalkTable } from './talk-table.tsx';
import classes from './talks.module.css';
import { type ListedTalks, talksQuery } from './talks-query.ts';
import { useClearing, useWithdrawing } from './use-talk-changes.ts';

type IsWanted = (week: Week, wanted: TalkFilter) => boolean;

const wantedWith =
  (arranged: ArrangedWeeks): IsWanted =>
  (week, wanted) =>
    isWanted(week, isInvited(arranged, week), wanted);

const summed = ['open', 'awaiting', 'declined'] as const;

interface FilterProps {
  weeks: readonly Week[];
  arranged: ArrangedWeeks;
  wanted: TalkFilter;
  onChange: (wanted: TalkFilter) => void;
}

function Filter({ weeks, arranged, wanted, onChange }: FilterProps) {
  const { t } = useTexts();
  const is = wantedWith(arranged);
  return (
    <Chips label={t('talks:filter.label')} oneLine>
      {(['all', ...summed] as const).map((value) => (
        <button key={value} type="button" aria-pressed={wanted === value} onClick={() => onChange(value)}>
          {t(`talks:filter.${value}`, { count: weeks.filter((week) => is(week, value)).length })}
        </button>
      ))}
    </Chips>
  );
}

/** Counts of the weekends in the panel while none is open. */
function TalkSummary({ weeks, arranged, wanted, onChange }: FilterProps) {
  const { t } = useTexts();
  const is = wantedWith(arranged);
  const facts = summed.map((value) => ({
    label: t(`talks:facts.${value}`),
    count: weeks.filter((week) => is(week, value)).length,
    shown: wanted === value,
    onClick: () => onChange(wanted === value ? 'all' : value),
  }));
  return <ListSummary facts={facts} />;
}

interface RowsProps {
  arranged: ArrangedWeeks;
  wanted: TalkFilter;
  today: string;
  onOpen: (opened: OpenedSheet) => void;
  onClear: (talk: Talk) => void;
  onWithdraw: (proposal: Proposal) => void;
}

interface MonthProps extends RowsProps {
  month: string;
  weeks: readonly Week[];
  /** Id of the weekend open in the side panel, if it is in this list. */
  chosen: number | null;
}

function useAside(weeks: readonly Week[], is: IsWanted): string | undefined {
  const { t } = useTexts();
  const count = (wanted: TalkFilter): number => weeks.filter((week) => is(week, wanted)).length;
  const [open, declined] = [count('open'), count('declined')];
  const parts = [
    open > 0 && t('talks:toBook', { count: open }),
    declined > 0 && t('talks:toRebook', { count: declined }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? joinTexts(parts) : undefined;
}

const Month = memo(function Month({ month, weeks, arranged, wanted, chosen, ...rest }: MonthProps) {
  const is = wantedWith(arranged);
  return (
    <div className={classes.month} hidden={!weeks.some((week) => is(week, wanted))}>
      <Section title={monthTitle(month)} aside={useAside(weeks, is)}>
        <Card>
          <ul className={classes.rows}>
            {weeks.map((week) => (
              <TalkRow
                key={week.id}
                week={week}
                arranged={arrangedFor(arranged, week)}
                chosen={chosen === week.id}
                hidden={!is(week, wanted)}
                {...rest}
              />
            ))}
          </ul>
        </Card>
      </Section>
    </div>
  );
});

/** Notice that nothing can be booked without a coordinator with an e-mail address (WKND-R10). */
function CoordinatorNotice() {
  const { t } = useTexts();
  const coordinator = useRead('talks.readCoordinator').data;
  if (!coordinator || coordinator.valid) return null;
  return (
    <OpenNotice action={<ActionLink to="/settings/meetings/">{t('talks:setCoordinator')}</ActionLink>}>
      <strong>{t('talks:important')}</strong> {t('talks:noCoordinator')}
    </OpenNotice>
  );
}

/** Months that fit the screen render first, the others after the paint. */
const monthsAtOnce = 3;

function useMonths(weeks: readonly Week[]) {
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  const months = useMemo(() => [...groupBy(weeks, ({ local_date }) => local_date.slice(0, 7))], [weeks]);
  return all ? months : months.slice(0, monthsAtOnce);
}

function Months({
  weeks,
  opened,
  ...rest
}: RowsProps & { weeks: readonly Week[]; opened: OpenedSheet | null }) {
  const months = useMonths(weeks);
  const chosen = opened?.what === 'book' ? opened.week.id : null;
  return (
    <>
      {months.map(([month, rows]) => (
        <Month
          key={month}
          month={month}
          weeks={rows}
          chosen={rows.some(({ id }) => id === chosen) ? chosen : null}
          {...rest}
        />
      ))}
    </>
  );
}

interface LocalListProps extends ListedTalks {
  foot: ReactNode;
  opened: OpenedSheet | null;
  onOpen: (opened: OpenedSheet | null) => void;
}

export function LocalList({ group, foot, today, history, opened, onOpen }: LocalListProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<TalkFilter>('all');
  const query = talksQuery({ group, history, today });
  const talks = useRead('talks.listTalks', { query }, { kept: true });
  const sorted = useMemo(
    () => (history ? talks.data && [...talks.data].reverse() : talks.data) ?? [],
    [history, talks.data],
  );
  const open = useCallback((next: OpenedSheet) => onOpen(next), [onOpen]);
  const { onClear, error } = useClearing();
  const { onWithdraw, withdrawError } = useWithdrawing();
  const arranged = useArranged();
  const desk = useWideScreen();
  const found = useMemo(
    () => sorted.filter((week) => wantedWith(arranged)(week, wanted)),
    [sorted, arranged, wanted],
  );
  const moved = opened?.what === 'move' && opened.week.talk ? opened.week : null;
  return (
    <>
      <CoordinatorNotice />
      <FailureNotice error={error ?? withdrawError} />
      <QueryState
        query={talks}
        skeleton={{ height: 92, count: 6 }}
        empty={{
          icon: <IconMicrophone2 aria-hidden="true" />,
          text: t(history ? 'talks:historyEmpty' : 'talks:empty'),
          ...(!history && {
            action: <ActionLink to="/settings/meetings/">{t('talks:setCoordinator')}</ActionLink>,
          }),
        }}
      >
        {(weeks) => (
          <>
            <Filter weeks={sorted} arranged={arranged} wanted={wanted} onChange={setWanted} />
            {found.length === 0 && (
              <EmptyState icon={<IconMicrophone2 aria-hidden="true" />}>{t('talks:filter.none')}</EmptyState>
            )}
            {desk ? (
              found.length > 0 && <TalkTable weeks={found} {...{ arranged, history, opened, onOpen }} />
            ) : (
              <Months
                weeks={sorted}
                {...{ arranged, wanted, today, opened, onClear, onWithdraw }}
                onOpen={open}
              />
            )}
            <TalkSummary weeks={sorted} arranged={arranged} wanted={wanted} onChange={setWanted} />
            {moved && (
              <MoveSheet week={moved} talk={moved.talk!} weeks={weeks} onClose={() => onOpen(null)} />
            )}
          </>
        )}
      </QueryState>
      {!talks.isLoading && foot}
    </>
  );
}
