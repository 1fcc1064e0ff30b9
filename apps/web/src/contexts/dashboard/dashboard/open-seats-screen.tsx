/** Open seats of the next 13 weeks by week and kind, each with a link to where it is filled (SHELL-R34). */

import type { OpenSeatKind } from '@sheaf/rules/dashboard/dashboard/open-seats';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useState } from 'react';
import { RepairCard } from '#contexts/planning/drafts/repair-card.api.tsx';
import { formatterIn, locale } from '#platform/dates.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import { type OpenSeatLine, type OpenSeats, openSeatIcons, pathOfSeats, sumOf } from './open-seat-links.ts';
import classes from './open-seats.module.css';

const numberText = (count: number): string => new Intl.NumberFormat(locale()).format(count);

function titleOfWeek(t: Translate, week: string, today: string): string {
  const first = mondayOf(today);
  if (week === first) return t('schedule:week.this');
  return week === addDays(first, 7) ? t('schedule:week.next') : weekTitle(t, week);
}

function Line({ line }: { line: OpenSeatLine }) {
  const { t } = useTexts();
  return (
    <ListRow
      to={pathOfSeats(line)}
      icon={<DutyIcon kind={openSeatIcons[line.kind]} open />}
      title={<bdi>{joinTexts([t(`shell:openSeats.kind.${line.kind}`), line.label], ' · ')}</bdi>}
      line={fullDay(line.date)}
      value={<span className="numbers">{t('shell:openSeats.count', { count: line.count })}</span>}
    />
  );
}

interface KindsProps {
  seats: OpenSeats;
  wanted: OpenSeatKind | null;
  onChange: (wanted: OpenSeatKind | null) => void;
}

/** One button for each kind with its sum; one kind alone needs none. */
function Kinds({ seats: { kinds, lines }, wanted, onChange }: KindsProps) {
  const { t } = useTexts();
  if (kinds.length < 2) return null;
  const chip = (kind: OpenSeatKind | null, label: string) => (
    <button key={kind ?? 'all'} type="button" aria-pressed={wanted === kind} onClick={() => onChange(kind)}>
      <bdi>{label}</bdi>
    </button>
  );
  const withSum = (name: string, shown: readonly OpenSeatLine[]): string =>
    t('dashboard:openSeats.sum', { name, count: numberText(sumOf(shown)) });
  return (
    <Chips label={t('dashboard:openSeats.filter')} oneLine>
      {chip(null, withSum(t('dashboard:openSeats.all'), lines))}
      {kinds.map((kind) =>
        chip(
          kind,
          withSum(
            t(`shell:openSeats.kind.${kind}`),
            lines.filter((line) => line.kind === kind),
          ),
        ),
      )}
    </Chips>
  );
}

function Weeks({ seats }: { seats: OpenSeats }) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<OpenSeatKind | null>(null);
  const shown = seats.lines.filter(({ kind }) => wanted === null || kind === wanted);
  const weeks = [...new Set(shown.map(({ week }) => week))];
  return (
    <>
      <div className={classes.kinds}>
        <Kinds seats={seats} wanted={wanted} onChange={setWanted} />
      </div>
      {shown.length === 0 && (
        <EmptyState icon={<IconCircleCheck aria-hidden="true" />}>{t('dashboard:openSeats.none')}</EmptyState>
      )}
      <div className={classes.weeks}>
        {weeks.map((week) => {
          const lines = shown.filter((line) => line.week === week);
          return (
            <Section
              key={week}
              title={titleOfWeek(t, week, seats.from)}
              aside={<span className="numbers">{t('shell:openSeats.count', { count: sumOf(lines) })}</span>}
            >
              <Card>
                {lines.map((line) => (
                  <Line key={[line.kind, line.group, line.location].join(' ')} line={line} />
                ))}
              </Card>
            </Section>
          );
        })}
      </div>
    </>
  );
}

export function OpenSeatsScreen() {
  const { t } = useTexts();
  const seats = useRead('dashboard.readOpenSeats', {}, { staleTime: 0 });
  const until = seats.data && formatterIn(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Page title={t('shell:openSeats.title')} back wide>
      <Hint>
        {seats.data && until
          ? t('dashboard:openSeats.text', { day: until.format(Date.parse(`${seats.data.to}T00:00:00Z`)) })
          : '\u00a0'}
      </Hint>
      <RepairCard />
      <QueryState query={seats} skeleton={{ height: 60, count: 10 }}>
        {(data) => <Weeks seats={data} />}
      </QueryState>
    </Page>
  );
}
