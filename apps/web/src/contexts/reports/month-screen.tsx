/** Reports of a month: totals, missing people, and everybody in order (REPORTS-S1). */

import { dueOn, ownWindow, recordsWindow } from '@sheaf/rules/reports/decide-report';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import { decideRemind } from '@sheaf/rules/reports/reminders';
import { summaryOf } from '@sheaf/rules/reports/report-list';
import IconCalendarSearch from '@tabler/icons-react/dist/esm/icons/IconCalendarSearch.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReport.mjs';
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shortDate, today } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InPane } from '#ui/in-pane.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { ProgressRing } from '#ui/schedule/progress-ring.tsx';
import { MonthNavigator } from '#ui/schedule/span-navigator.tsx';
import { ChooseMonth } from './choose-month.tsx';
import { EveryReport } from './every-report.tsx';
import { Missing } from './missing.tsx';
import { type MonthRow, useMonthRows } from './month-rows.ts';
import { RemindSheet } from './remind-sheet.tsx';
import { ReportSheet } from './report-sheet.tsx';

function Summary({ rows }: { rows: readonly MonthRow[] }) {
  const { t } = useTexts();
  const { people, shared, notShared, missing, late } = summaryOf(rows);
  return (
    <ProgressRing
      title={t('reports:month.ring')}
      done={people - missing}
      total={people}
      legend={[
        { state: 'accepted', count: shared, label: t('reports:month.shared') },
        { state: 'cancelled', count: notShared, label: t('reports:month.notShared') },
        { state: 'missing', count: missing, label: t('reports:month.stillMissing') },
        ...(late > 0 ? [{ state: 'requested' as const, count: late, label: t('reports:month.late') }] : []),
      ]}
    />
  );
}

/** Links that a secretary needs less often. */
function MoreOfReports() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const prints = usePermits().has('settings.print.s_21');
  const links = [
    { label: t('reports:own.title'), Icon: IconReport, to: '/settings/reports/own/' },
    { label: t('reports:files.title'), Icon: IconTransfer, to: '/settings/reports/files/' },
    ...(prints ? [{ label: t('reports:totals.papers'), Icon: IconPrinter, to: '/settings/print/' }] : []),
  ];
  return (
    <RowMenu
      what={t('reports:month.title')}
      items={links.map(({ label, Icon, to }) => ({
        label,
        icon: <Icon aria-hidden="true" size={20} />,
        onClick: () => void navigate(to),
      }))}
    />
  );
}

export function MonthScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const keepsRecords = permits.has('settings.users');
  const newest = lastMonth(today());
  const [month, setMonth] = useState(newest);
  const [entering, setEntering] = useState<number | null>(null);
  const [reminding, setReminding] = useState<number[] | null>(null);
  const [choosing, setChoosing] = useState(false);
  const span = {
    earliest: addMonths(newest, -(keepsRecords ? recordsWindow : ownWindow)).slice(0, 7),
    latest: newest.slice(0, 7),
  };
  const show = (wanted: string): void => setMonth(`${wanted}-01`);
  const mayRemind =
    (permits.has('settings.users.edit') || permits.has('settings.send_messages')) &&
    decideRemind(month, today()).allowed;
  const rows = useMonthRows(month);
  const [reminded] = reminding?.length === 1 ? reminding : [];
  const missing = { onEnter: setEntering, onRemind: mayRemind ? setReminding : undefined };
  const chosen = rows.data?.find(({ id }) => id === entering);
  return (
    <Page
      title={t(keepsRecords ? 'reports:month.title' : 'reports:others.title')}
      line={t('reports:month.line')}
      back
      actions={
        <>
          <IconButton label={t('reports:month.choose')} onClick={() => setChoosing(true)}>
            <IconCalendarSearch aria-hidden="true" />
          </IconButton>
          {keepsRecords && <MoreOfReports />}
        </>
      }
    >
      <MonthNavigator
        month={month.slice(0, 7)}
        today={newest}
        line={t('reports:own.due', { day: shortDate(dueOn(month)) })}
        {...span}
        onMonth={show}
      />
      <QueryState
        query={rows}
        skeleton={{ height: 64, count: 8 }}
        empty={{ icon: <IconReport aria-hidden="true" />, text: t('reports:month.empty') }}
      >
        {(listed) => (
          <>
            <InPane inline>
              <Summary rows={listed} />
              <Missing {...missing} rows={listed} />
            </InPane>
            <EveryReport
              rows={listed}
              month={rows.month}
              outdated={rows.isPlaceholderData}
              onEnter={setEntering}
            />
          </>
        )}
      </QueryState>
      {choosing && (
        <ChooseMonth month={month.slice(0, 7)} {...span} onMonth={show} onClose={() => setChoosing(false)} />
      )}
      {reminding && (
        <RemindSheet
          month={month}
          person={rows.data?.find(({ id }) => id === reminded)}
          onClose={() => setReminding(null)}
        />
      )}
      {chosen && <ReportSheet row={chosen} month={rows.month} onClose={() => setEntering(null)} />}
    </Page>
  );
}
