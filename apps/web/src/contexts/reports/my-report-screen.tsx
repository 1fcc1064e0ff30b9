/** The own report of a month, earlier reports, and delegates (REPORTS-S5). */
import { Button } from '@mantine/core';
import { mostMonths } from '@sheaf/rules/reports/available-months';
import { daysLate, dueOn } from '@sheaf/rules/reports/decide-report';
import { addMonths, lastMonth } from '@sheaf/rules/reports/months';
import { shownFigures } from '@sheaf/rules/reports/report-fields';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { monthName, shortDate, today } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useRead } from '#platform/use-read.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { MonthNavigator } from '#ui/schedule/span-navigator.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Delegates } from './delegates.tsx';
import classes from './my-report.module.css';
import { OthersLink, useOthers } from './others-link.tsx';
import {
  emptyReport,
  type OwnReport,
  type ReportValues,
  useOwnFlags,
  useOwnReports,
  useSendReport,
} from './own-reports.ts';
import { PioneerProgress } from './pioneer-progress.tsx';
import { ReportFields } from './report-fields.tsx';
import { SentReports, sayReport } from './sent-reports.tsx';

const valuesOf = (report: OwnReport | undefined): ReportValues => {
  if (!report) return emptyReport;
  const { active, aux, hours, studies, special_hours, comments } = report;
  return { active, aux, hours, studies, special_hours, comments: comments ?? '' };
};

const blank = '\u00a0';

/** Blank while the reports are unknown: a report that was sent must not be called late. */
function useLine(month: string, report: OwnReport | undefined, isKnown: boolean): string {
  const { t } = useTexts();
  if (report) return t(report.waiting ? 'reports:own.waiting' : 'reports:own.sent');
  if (!isKnown) return blank;
  const late = daysLate(month, today());
  return late > 0
    ? t('reports:own.late', { count: late })
    : t('reports:own.due', { day: shortDate(dueOn(month)) });
}

/** State of a report that was sent or waits, above its figures. */
function State({ report }: { report: OwnReport }) {
  const { t } = useTexts();
  const month = monthName(report.report_month.slice(0, 7), 'alone');
  const Icon = report.waiting ? IconCloudUp : IconCheck;
  return (
    <div className={classes.state} data-waiting={report.waiting || undefined}>
      <Icon aria-hidden="true" size={28} />
      <div>
        <h2 className={classes.stateTitle}>
          {t(`reports:own.state.${report.waiting ? 'waiting' : 'sent'}`, { month })}
        </h2>
        <p>{sayReport(t, report)}</p>
      </div>
    </div>
  );
}

interface MonthFormProps {
  month: string;
  report: OwnReport | undefined;
  /** Input that was not sent; it stays while another month is looked at. */
  draft: ReportValues | undefined;
  setDraft: (draft: ReportValues | undefined) => void;
}

function MonthForm({ month, report, draft, setDraft }: MonthFormProps) {
  const { t } = useTexts();
  const flags = useOwnFlags();
  const values = draft ?? valuesOf(report);
  const name = monthName(month.slice(0, 7), 'long');
  const FooterIcon = report ? IconPencil : IconSend;
  const sending = useSendReport((how) => {
    setDraft(undefined);
    toasts.show(t(`reports:own.${how}Toast`, { month: name }));
  });
  const send = (): void =>
    sending.mutate({
      body: { report_month: month, ...values, ...shownFigures(flags, values, month) },
      about: { what: t('reports:own.what'), where: name },
    });
  return (
    <>
      <ReportFields
        own
        person={flags}
        month={month}
        values={values}
        set={(change) => setDraft({ ...values, ...change })}
      />
      <PageFooter>
        <FailureNotice error={sending.error} />
        <Button
          size="lg"
          leftSection={<FooterIcon aria-hidden="true" size={20} />}
          loading={sending.isPending}
          onClick={send}
        >
          {t(report ? 'reports:own.correct' : 'reports:own.send', {
            month: monthName(month.slice(0, 7), 'alone'),
          })}
        </Button>
      </PageFooter>
    </>
  );
}

export function MyReportScreen() {
  const { t } = useTexts();
  const flags = useOwnFlags();
  const { own, reports, isKnown, loading } = useOwnReports();
  const below = [useOthers(), useRead('reports.listDelegates')];
  // Waits for what the phone stores; the rows below, which nothing follows, come together when they arrive.
  const isAwaited = loading || flags.isLoading;
  const isBelowAwaited = below.some(({ isLoading }) => isLoading);
  const newest = lastMonth(today());
  const [month, setMonth] = useState(newest);
  const [drafts, setDrafts] = useState<Readonly<Record<string, ReportValues | undefined>>>({});
  useUnsaved(Object.values(drafts).some((draft) => draft !== undefined));
  const report = own.find(({ report_month }) => report_month === month);
  const line = useLine(month, report, isKnown);
  return (
    <Page
      title={t('reports:own.title')}
      tab={joinTexts([t('reports:own.title'), monthName(month.slice(0, 7), 'long')])}
      back
    >
      <MonthNavigator
        month={month.slice(0, 7)}
        today={newest}
        line={line}
        earliest={addMonths(newest, 1 - mostMonths).slice(0, 7)}
        latest={newest.slice(0, 7)}
        onMonth={(chosen) => setMonth(`${chosen}-01`)}
      />
      {!isAwaited && flags.pioneer && <PioneerProgress reports={reports} />}
      {isAwaited ? (
        <Skeleton height={64} count={4} />
      ) : (
        <>
          {report && <State report={report} />}
          <MonthForm
            key={`${month} ${report?.waiting ?? 'new'}`}
            month={month}
            report={report}
            draft={drafts[month]}
            setDraft={(draft) => setDrafts((before) => ({ ...before, [month]: draft }))}
          />
          <SentReports own={own} onChoose={setMonth} />
          {!isBelowAwaited && (
            <>
              <OthersLink />
              <Delegates />
            </>
          )}
        </>
      )}
    </Page>
  );
}
