/** The own report of a month, earlier reports, and delegates (REPORTS-S5, REPORTS-X1, REPORTS-X2). */
import { Button } from '@mantine/core';
import { mostMonths } from '@sheaf/rules/reports/available-months';
import { daysLate, dueOn } from '@sheaf/rules/reports/decide-report';
import { addMonths, lastMonth, monthOf } from '@sheaf/rules/reports/months';
import { sentOn } from '@sheaf/rules/reports/prepared-report';
import { shownFigures } from '@sheaf/rules/reports/report-fields';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { type ReactNode, useState } from 'react';
import { dayOfMonth, monthName, shortDate, today } from '#platform/dates.ts';
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
  type PreparedReport,
  type ReportValues,
  useDiscardPrepared,
  useOwnFlags,
  useOwnReports,
  usePreparedReports,
  useSendReport,
} from './own-reports.ts';
import { PioneerProgress } from './pioneer-progress.tsx';
import { ReportFields } from './report-fields.tsx';
import { type SentReport, SentReports, sayReport } from './sent-reports.tsx';

const valuesOf = (report: OwnReport | PreparedReport | undefined): ReportValues => {
  if (!report) return emptyReport;
  const { active, aux, hours, studies, special_hours, comments } = report;
  return { active, aux, hours, studies, special_hours, comments: comments ?? '' };
};

const blank = '\u00a0';

/** Blank while the reports are unknown: a report that was sent must not be called late. */
function useLine(month: string, { report, prepared, isKnown }: MonthState): string {
  const { t } = useTexts();
  if (report) return t(report.waiting ? 'reports:own.waiting' : 'reports:own.sent');
  if (month > lastMonth(today()))
    return prepared ? blank : t('reports:own.open', { day: dayOfMonth(sentOn(month)) });
  if (!isKnown) return blank;
  const late = daysLate(month, today());
  return late > 0
    ? t('reports:own.late', { count: late })
    : t('reports:own.due', { day: shortDate(dueOn(month)) });
}

interface StateProps {
  report: SentReport;
  title: string;
  Icon: typeof IconCheck;
  tone: 'done' | 'wait' | 'warn';
  line?: string;
  children?: ReactNode;
}

/** State of a month above its figures. */
function State({ report, title, Icon, tone, line, children }: StateProps) {
  const { t } = useTexts();
  return (
    <div className={classes.state} data-tone={tone}>
      <Icon aria-hidden="true" size={28} />
      <div className={classes.stateTexts}>
        <h2 className={classes.stateTitle}>{title}</h2>
        {line && <p>{line}</p>}
        <p>{sayReport(t, report)}</p>
        {children}
      </div>
    </div>
  );
}

/** A report that was sent or waits to be sent. */
function SentState({ report, onPrepare }: { report: OwnReport; onPrepare: (() => void) | undefined }) {
  const { t } = useTexts();
  const month = monthName(report.report_month.slice(0, 7), 'alone');
  const next = addMonths(report.report_month, 1);
  return (
    <State
      report={report}
      tone={report.waiting ? 'wait' : 'done'}
      Icon={report.waiting ? IconCloudUp : IconCheck}
      title={t(`reports:own.state.${report.waiting ? 'waiting' : 'sent'}`, { month })}
    >
      {onPrepare && (
        <Button variant="default" onClick={onPrepare}>
          {t('reports:own.prepareNext', { month: monthName(next.slice(0, 7), 'alone') })}
        </Button>
      )}
    </State>
  );
}

/** A report that is stored until its month is over. */
function PreparedState({ prepared }: { prepared: PreparedReport }) {
  const { t } = useTexts();
  const discard = useDiscardPrepared();
  const { report_month, refused, waiting } = prepared;
  const month = monthName(report_month.slice(0, 7), 'alone');
  const day = dayOfMonth(sentOn(report_month));
  return (
    <State
      report={prepared}
      tone={refused ? 'warn' : waiting ? 'wait' : 'done'}
      Icon={refused ? IconAlertTriangle : waiting ? IconCloudUp : IconCalendarCheck}
      title={t(refused ? 'reports:own.refusedTitle' : 'reports:own.keptTitle', { month })}
      line={
        refused
          ? t('reports:own.refused')
          : t(waiting ? 'reports:own.keptOnPhone' : 'reports:own.kept', { day })
      }
    >
      <FailureNotice error={discard.error} />
      <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate(report_month)}>
        {t('reports:own.discard')}
      </Button>
    </State>
  );
}

interface MonthState {
  report: OwnReport | undefined;
  prepared: PreparedReport | undefined;
  isKnown: boolean;
}

interface MonthFormProps extends MonthState {
  month: string;
  /** Input that was not sent; it stays while another month is looked at. */
  draft: ReportValues | undefined;
  setDraft: (draft: ReportValues | undefined) => void;
}

/** The button of the form: send, keep until the month is over, or correct. */
function useSubmitLabel(month: string, { report, prepared }: MonthState): string {
  const { t } = useTexts();
  const name = { month: monthName(month.slice(0, 7), 'alone') };
  if (report || (prepared && !prepared.refused)) return t('reports:own.correct', name);
  return t(month > lastMonth(today()) ? 'reports:own.prepare' : 'reports:own.send', name);
}

function MonthForm({ month, draft, setDraft, ...state }: MonthFormProps) {
  const { t } = useTexts();
  const flags = useOwnFlags();
  const { report, prepared } = state;
  const values = draft ?? valuesOf(report ?? prepared);
  const name = monthName(month.slice(0, 7), 'long');
  const isOpen = month > lastMonth(today());
  const label = useSubmitLabel(month, state);
  const FooterIcon = report || prepared ? IconPencil : isOpen ? IconCalendarCheck : IconSend;
  const sending = useSendReport((how) => {
    setDraft(undefined);
    const kept = how === 'waiting' ? 'reports:own.keptOnPhone' : 'reports:own.keptToast';
    toasts.show(
      isOpen
        ? t(kept, { month: name, day: dayOfMonth(sentOn(month)) })
        : t(`reports:own.${how}Toast`, { month: name }),
    );
  });
  const send = (): void =>
    sending.mutate({
      operation: isOpen ? 'reports.prepareReport' : 'reports.saveReport',
      body: {
        report_month: month,
        comments: values.comments,
        ...shownFigures(flags, values, month),
      },
      about: { what: t(isOpen ? 'reports:own.whatKept' : 'reports:own.what'), where: name },
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
          {label}
        </Button>
      </PageFooter>
    </>
  );
}

export function MyReportScreen() {
  const { t } = useTexts();
  const flags = useOwnFlags();
  const { own, reports, isKnown, loading } = useOwnReports();
  const { prepared: allPrepared, loading: isPreparedLoading } = usePreparedReports();
  const below = [useOthers(), useRead('reports.listDelegates')];
  // Waits for what the phone stores; the rows below, which nothing follows, come together when they arrive.
  const isAwaited = loading || isPreparedLoading || flags.isLoading;
  const isBelowAwaited = below.some(({ isLoading }) => isLoading);
  const newest = lastMonth(today());
  const [month, setMonth] = useState(newest);
  const [drafts, setDrafts] = useState<Readonly<Record<string, ReportValues | undefined>>>({});
  useUnsaved(Object.values(drafts).some((draft) => draft !== undefined));
  const report = own.find(({ report_month }) => report_month === month);
  const prepared = report ? undefined : allPrepared.find(({ report_month }) => report_month === month);
  const current = monthOf(today());
  const state = { report, prepared, isKnown };
  const line = useLine(month, state);
  const isNextOpen = month === newest && !allPrepared.some(({ report_month }) => report_month === current);
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
        latest={current.slice(0, 7)}
        onMonth={(chosen) => setMonth(`${chosen}-01`)}
      />
      {!isAwaited && flags.pioneer && <PioneerProgress reports={reports} />}
      {isAwaited ? (
        <Skeleton height={64} count={4} />
      ) : (
        <>
          {report && (
            <SentState report={report} onPrepare={isNextOpen ? () => setMonth(current) : undefined} />
          )}
          {prepared && <PreparedState prepared={prepared} />}
          <MonthForm
            key={`${month} ${report?.waiting ?? 'new'} ${prepared?.waiting ?? 'new'}`}
            month={month}
            {...state}
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
