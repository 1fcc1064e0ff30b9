/** Weekends at home by month; filters find those that need attention (WKND-S2). */

import { groupBy } from '@sheaf/rules/group-by';
import { firstListedDay } from '@sheaf/rules/meetings/talks/open-meetings';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import { memo, type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { EmptyState, OpenNotice } from '#ui/notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { monthTitle } from '#ui/schedule/schedule-dates.ts';
import { type ArrangedWeeks, arrangedFor, isInvited, type Proposal, useArranged } from './arranged-week.ts';
import { isWanted, type Talk, type TalkFilter, type Week } from './talk-labels.ts';
import { type OpenedSheet, TalkRow } from './talk-row.tsx';
import { MoveSheet } from './talk-sheets.tsx';
import classes from './talks.module.css';

const longAgo = '1990-01-01';

type IsWanted = (week: Week, wanted: TalkFilter) => boolean;

const wantedWith =
  (arranged: ArrangedWeeks): IsWanted =>
  (week, wanted) =>
    isWanted(week, isInvited(arranged, week), wanted);

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
      {(['all', 'open', 'awaiting', 'declined'] as const).map((value) => (
        <button key={value} type="button" aria-pressed={wanted === value} onClick={() => onChange(value)}>
          {t(`talks:filter.${value}`, { count: weeks.filter((week) => is(week, value)).length })}
        </button>
      ))}
    </Chips>
  );
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
  const { t } = useTexts();
  const months = useMonths(weeks);
  const chosen = opened?.what === 'book' ? opened.week.id : null;
  return (
    <>
      {!weeks.some((week) => wantedWith(rest.arranged)(week, rest.wanted)) && (
        <EmptyState icon={<IconMicrophone2 aria-hidden="true" />}>{t('talks:filter.none')}</EmptyState>
      )}
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

/** WKND-R16: clears a booking at once, with Undo in the toast. */
function useClearing() {
  const { t } = useTexts();
  const restore = useWrite('talks.restoreTalk');
  const clear = useWrite('talks.clearTalk');
  const { mutateAsync } = clear;
  const { mutateAsync: putBack } = restore;
  const onClear = useCallback(
    ({ id, speaker_name: name }: Talk): void => {
      mutateAsync({ body: { id } }).then(
        () =>
          toasts.show(t('talks:cleared', { name }), async () => {
            await putBack({ body: { id } });
            return t('booking:restored', { name });
          }),
        // The error shows above the list.
        () => undefined,
      );
    },
    [mutateAsync, putBack, t],
  );
  return { onClear, error: clear.error };
}

/** No Undo, because the other coordinator is notified by e-mail. */
function useWithdrawing() {
  const { t } = useTexts();
  const withdrawing = useWrite('proposals.answerProposal', {
    success: () => toasts.show(t('proposals:withdrawn')),
  });
  const { mutate } = withdrawing;
  const onWithdraw = useCallback(
    ({ id, round }: Proposal): void => mutate({ params: { id }, body: { act: 'withdraw', round } }),
    [mutate],
  );
  return { onWithdraw, withdrawError: withdrawing.error };
}

interface LocalListProps {
  /** Language group; null for the whole congregation. */
  group: number | null;
  foot: ReactNode;
  today: string;
  history: boolean;
  opened: OpenedSheet | null;
  onOpen: (opened: OpenedSheet | null) => void;
}

export function LocalList({ group, foot, today, history, opened, onOpen }: LocalListProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<TalkFilter>('all');
  const query = {
    ...(history && { from: longAgo, to: addDays(firstListedDay(today), -1) }),
    ...(group !== null && { language_group_id: group }),
  };
  const talks = useRead('talks.listTalks', { query }, { kept: true });
  const sorted = useMemo(
    () => (history ? talks.data && [...talks.data].reverse() : talks.data) ?? [],
    [history, talks.data],
  );
  const open = useCallback((next: OpenedSheet) => onOpen(next), [onOpen]);
  const { onClear, error } = useClearing();
  const { onWithdraw, withdrawError } = useWithdrawing();
  const arranged = useArranged();
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
            <Months
              weeks={sorted}
              {...{ arranged, wanted, today, opened, onClear, onWithdraw }}
              onOpen={open}
            />
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
