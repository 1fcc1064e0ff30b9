/** WKND-S2: the weekends at home, grouped by month; what asks for a hand is found by a filter. */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { firstListedDay } from '@sheaf/rules/talks/open-meetings';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionLink } from '../../ui/action-button.tsx';
import { Card, Section } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState, OpenNotice } from '../../ui/notice.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { monthTitle } from '../../ui/schedule/schedule-dates.ts';
import { type Opened, TalkRow } from './talk-row.tsx';
import { MoveSheet } from './talk-sheets.tsx';
import { isWanted, type Wanted, type Week } from './talk-words.ts';
import classes from './talks.module.css';

/** Before any congregation wrote anything down. */
const longAgo = '1990-01-01';

function Filter({
  weeks,
  wanted,
  onChange,
}: {
  weeks: readonly Week[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}) {
  const { t } = useTexts();
  return (
    <Chips label={t('talks:filter.label')} oneLine>
      {(['all', 'open', 'awaiting', 'declined'] as const).map((value) => (
        <button key={value} type="button" aria-pressed={wanted === value} onClick={() => onChange(value)}>
          {t(`talks:filter.${value}`, { count: weeks.filter((week) => isWanted(week, value)).length })}
        </button>
      ))}
    </Chips>
  );
}

interface MonthProps {
  month: string;
  weeks: readonly Week[];
  today: string;
  /** Of the week that is open beside, if it is one of these. */
  chosen: number | null;
  onOpen: (opened: Opened) => void;
}

function useAside(weeks: readonly Week[]): string | undefined {
  const { t } = useTexts();
  const count = (wanted: Wanted): number => weeks.filter((week) => isWanted(week, wanted)).length;
  const [open, declined] = [count('open'), count('declined')];
  const parts = [
    open > 0 && t('talks:toBook', { count: open }),
    declined > 0 && t('talks:toRebook', { count: declined }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const Month = memo(function Month({ month, weeks, today, chosen, onOpen }: MonthProps) {
  return (
    <div className={classes.month}>
      <Section title={monthTitle(month)} aside={useAside(weeks)}>
        <Card>
          <ul className={classes.rows}>
            {weeks.map((week) => (
              <TalkRow key={week.id} week={week} today={today} chosen={chosen === week.id} onOpen={onOpen} />
            ))}
          </ul>
        </Card>
      </Section>
    </div>
  );
});

/** WKND-R10. */
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

interface MonthsProps {
  weeks: readonly Week[];
  wanted: Wanted;
  today: string;
  opened: Opened | null;
  onOpen: (opened: Opened) => void;
}

function Months({ weeks, wanted, today, opened, onOpen }: MonthsProps) {
  const { t } = useTexts();
  // The months of the whole list, so that a press on a filter draws those again alone that it changes.
  const months = useMemo(() => {
    const shown = wanted === 'all' ? weeks : weeks.filter((week) => isWanted(week, wanted));
    return [...Map.groupBy(shown, ({ local_date }) => local_date.slice(0, 7))];
  }, [weeks, wanted]);
  if (months.length === 0)
    return <EmptyState icon={<IconMicrophone2 aria-hidden="true" />}>{t('talks:filter.none')}</EmptyState>;
  const chosen = opened?.what === 'book' ? opened.week.id : null;
  return months.map(([month, rows]) => (
    <Month
      key={month}
      month={month}
      weeks={rows}
      today={today}
      chosen={rows.some(({ id }) => id === chosen) ? chosen : null}
      onOpen={onOpen}
    />
  ));
}

interface LocalListProps {
  today: string;
  history: boolean;
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
}

export function LocalList({ today, history, opened, onOpen }: LocalListProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<Wanted>('all');
  const query = history ? { from: longAgo, to: addDays(firstListedDay(today), -1) } : {};
  const talks = useRead('talks.listTalks', { query }, { kept: true });
  const sorted = useMemo(
    () => (history ? talks.data?.toReversed() : talks.data) ?? [],
    [history, talks.data],
  );
  const open = useCallback((next: Opened) => onOpen(next), [onOpen]);
  const moved = opened?.what === 'move' && opened.week.talk ? opened.week : null;
  return (
    <>
      <CoordinatorNotice />
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
            <Filter weeks={sorted} wanted={wanted} onChange={setWanted} />
            <Months weeks={sorted} wanted={wanted} today={today} opened={opened} onOpen={open} />
            {moved && (
              <MoveSheet week={moved} talk={moved.talk!} weeks={weeks} onClose={() => onOpen(null)} />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
