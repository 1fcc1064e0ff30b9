/** WKND-S1, S2: who speaks on which weekend, grouped by month; what asks for a hand is found by a filter. */
import { Button } from '@mantine/core';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { firstListedDay } from '@sheaf/rules/talks/open-meetings';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import { useState } from 'react';
import { shownLanguage, useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { nowHere } from '../../platform/wall-times.ts';
import { ActionLink } from '../../ui/action-button.tsx';
import { Card, Section } from '../../ui/card.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState, OpenNotice } from '../../ui/notice.tsx';
import { Page, Tools } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { monthTitle } from '../../ui/schedule/schedule-dates.ts';
import { SplitView } from '../../ui/schedule/split-view.tsx';
import { type Opened, TalkRow } from './talk-row.tsx';
import { MoveSheet, OutlineSheet, ShareSheet } from './talk-sheets.tsx';
import { isWanted, type Wanted, type Week } from './talk-words.ts';
import classes from './talks.module.css';
import { TitlesSheet } from './titles-sheet.tsx';
import { useBooking } from './use-booking.tsx';

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

interface ListProps {
  weeks: readonly Week[];
  today: string;
  opened: Opened | null;
  onOpen: (opened: Opened) => void;
}

function Months({ weeks, today, opened, onOpen }: ListProps) {
  const { t } = useTexts();
  const months = Map.groupBy(weeks, ({ local_date }) => local_date.slice(0, 7));
  if (weeks.length === 0)
    return <EmptyState icon={<IconMicrophone2 aria-hidden="true" />}>{t('talks:filter.none')}</EmptyState>;
  return [...months].map(([month, rows]) => {
    const open = rows.filter((week) => isWanted(week, 'open')).length;
    return (
      <Section
        key={month}
        title={monthTitle(month)}
        aside={open > 0 ? t('talks:filter.open', { count: open }) : undefined}
      >
        <Card>
          <ul className={classes.rows}>
            {rows.map((week) => (
              <TalkRow
                key={week.id}
                week={week}
                today={today}
                chosen={opened?.what === 'book' && opened.week.id === week.id}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </Card>
      </Section>
    );
  });
}

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

export function SchedulerScreen() {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<Wanted>('all');
  const [history, setHistory] = useState(false);
  const [titles, setTitles] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const today = nowHere().slice(0, 10);
  const query = history ? { from: longAgo, to: addDays(firstListedDay(today), -1) } : {};
  const talks = useRead('talks.listTalks', { query }, { kept: true });
  const close = (): void => setOpened(null);
  const booking = useBooking(opened?.what === 'book' ? opened.week : null, close);
  const sheet = opened?.week.talk ? { week: opened.week, talk: opened.week.talk, onClose: close } : null;
  return (
    <Page title={t(history ? 'talks:historyTitle' : 'talks:title')} back wide>
      <SplitView
        panel={booking}
        onClose={close}
        list={
          <>
            <Tools>
              <Button
                variant="default"
                leftSection={<IconHistory aria-hidden="true" size={20} />}
                aria-pressed={history}
                onClick={() => setHistory(!history)}
              >
                {t(history ? 'talks:showComing' : 'talks:showHistory')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconListNumbers aria-hidden="true" size={20} />}
                onClick={() => setTitles(true)}
              >
                {t('talks:titles.title')}
              </Button>
            </Tools>
            <CoordinatorNotice />
            <QueryState
              query={talks}
              skeleton={{ height: 92, count: 6 }}
              empty={{
                icon: <IconMicrophone2 aria-hidden="true" />,
                text: t(history ? 'talks:historyEmpty' : 'talks:empty'),
              }}
            >
              {(weeks) => {
                const sorted = history ? weeks.toReversed() : weeks;
                return (
                  <>
                    <Filter weeks={sorted} wanted={wanted} onChange={setWanted} />
                    <Months
                      weeks={sorted.filter((week) => isWanted(week, wanted))}
                      today={today}
                      opened={opened}
                      onOpen={setOpened}
                    />
                    {opened?.what === 'move' && sheet && <MoveSheet {...sheet} weeks={weeks} />}
                  </>
                );
              }}
            </QueryState>
          </>
        }
      />
      {opened?.what === 'outline' && sheet && <OutlineSheet {...sheet} />}
      {opened?.what === 'share' && sheet && <ShareSheet {...sheet} />}
      {titles && <TitlesSheet lang={shownLanguage()} onClose={() => setTitles(false)} />}
    </Page>
  );
}
