/**
 * Attendance by week of a service year, with averages; a press on a row enters a week (REPORTS-S4,
 * REPORTS-O8).
 */

import { meetingScheduleDefaults } from '@sheaf/rules/meetings/meetings/settings';
import {
  type AttendanceRow,
  attendanceMonths,
  attendanceYears,
  averagesOf,
} from '@sheaf/rules/reports/attendance-year';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { useState } from 'react';
import { useModules, useWeekendMeeting } from '#contexts/people/congregations/congregations.api.ts';
import type { Reply } from '#platform/api.ts';
import { monthName, shortDate, today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { StatTiles } from '#ui/schedule/stat-tiles.tsx';
import { TotalsTable } from '#ui/schedule/totals-table.tsx';
import { AttendanceSheet } from './attendance-sheet.tsx';
import { ServiceYears } from './service-years.tsx';

type AttendanceReply = Reply<'meetings.listAttendance'>;

const types = ['clam', 'public'] as const;
const countedOf = ({ local_date, ...one }: AttendanceReply[number]) => ({ ...one, held_on: local_date });

/** REPORTS-R16; undefined while unknown. */
function useIsOn(): boolean | undefined {
  return (useModules()['meeting_attendance'] as { on: boolean } | undefined)?.on;
}

function Year({ counted, year }: { counted: AttendanceReply; year: number }) {
  const { t } = useTexts();
  const whole = counted.filter(({ language_group_id }) => language_group_id === null);
  const counts = useIsOn();
  const months = attendanceMonths(
    whole.map(countedOf),
    year,
    today(),
    useWeekendMeeting() ?? meetingScheduleDefaults,
  );
  const [entering, setEntering] = useState<AttendanceRow | null>(null);
  const averages = averagesOf(months.flatMap(({ weeks }) => weeks));
  const said = (people: number | null) => people ?? t('reports:attendance.none');
  const columns = [
    { key: 'clam', label: t('reports:attendance.midweek') },
    { key: 'public', label: t('reports:attendance.weekend') },
  ];
  return (
    <>
      <StatTiles
        tiles={[
          { label: t('reports:attendance.averageMidweek'), value: said(averages.clam) },
          { label: t('reports:attendance.averageWeekend'), value: said(averages.public) },
        ]}
      />
      {counts === false && <Hint>{t('reports:attendance.off')}</Hint>}
      {months.map(({ month, weeks, ...average }) => (
        <Section key={month} title={monthName(month.slice(0, 7), 'long')}>
          <Card>
            <TotalsTable
              title={monthName(month.slice(0, 7), 'long')}
              rowTitle={t('reports:attendance.week')}
              columns={columns}
              rows={weeks.map((one) => ({
                key: one.week,
                label: shortDate(one.week),
                values: types.map((type) => (one.held.includes(type) ? said(one[type]) : '')),
                ...(counts && {
                  openLabel: t('reports:attendance.open', { day: shortDate(one.week) }),
                  onOpen: () => setEntering(one),
                }),
              }))}
              total={{
                label: t('reports:attendance.average'),
                values: [said(average.clam), said(average.public)],
              }}
            />
          </Card>
        </Section>
      ))}
      {entering && <AttendanceSheet counted={entering} onClose={() => setEntering(null)} />}
    </>
  );
}

export function AttendanceScreen() {
  const { t } = useTexts();
  const counted = useRead('meetings.listAttendance');
  const [wanted, setWanted] = useState<number | null>(null);
  const year = wanted ?? serviceYearOf(today());
  return (
    <Page title={t('reports:attendance.title')} back>
      <QueryState query={counted} skeleton={{ height: 82, count: 5 }}>
        {(rows) => (
          <>
            <ServiceYears
              years={attendanceYears(rows.map(countedOf), today())}
              year={year}
              onYear={setWanted}
            />
            <Year counted={rows} year={year} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
