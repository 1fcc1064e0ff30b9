/** The report of last month: shared or not by one press; pioneers enter hours on the page of the report (SHELL-R31). */
import { Button } from '@mantine/core';
import { lastMonth } from '@sheaf/rules/reports/months';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReport.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import { monthName, today } from '#platform/dates.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { Said } from '#ui/said.tsx';
import classes from '#ui/simple-card.module.css';
import { SimpleCard } from '#ui/simple-card.tsx';
import { emptyReport, useOwnFlags, useOwnReports, useSendReport } from './own-reports.ts';
import { sayReport } from './sent-reports.tsx';

const withoutReport: ReadonlySet<string> = new Set(['guest', 'student']);

function YesOrNo({ month }: { month: string }) {
  const { t } = useTexts();
  const name = monthName(month.slice(0, 7), 'long');
  const sending = useSendReport((how) => toasts.show(t(`reports:own.${how}Toast`, { month: name })));
  const send = (active: boolean): void =>
    sending.mutate({
      operation: 'reports.saveReport',
      body: { report_month: month, ...emptyReport, active },
      about: { what: t('reports:own.what'), where: name },
    });
  return (
    <>
      <FailureNotice error={sending.error} />
      <Button
        variant="light"
        leftSection={<IconCheck aria-hidden="true" size={28} />}
        disabled={sending.isPending}
        onClick={() => send(true)}
      >
        {t('dashboard:simple.shared')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX aria-hidden="true" size={28} />}
        disabled={sending.isPending}
        onClick={() => send(false)}
      >
        {t('dashboard:simple.notShared')}
      </Button>
    </>
  );
}

function Report() {
  const { t } = useTexts();
  const { own, isKnown, loading } = useOwnReports();
  const flags = useOwnFlags();
  const keepsRecords = usePermits().has('settings.users');
  const month = lastMonth(today());
  const report = own.find(({ report_month }) => report_month === month);
  const page = keepsRecords ? '/settings/reports/own/' : '/settings/reports/';
  const toPage = (
    <Button variant={report ? 'default' : 'light'} component={Link} to={page}>
      {t(report ? 'dashboard:simple.correct' : 'dashboard:simple.openReport')}
    </Button>
  );
  const isWaited = loading || flags.isLoading;
  const isShort = !flags.pioneer && !flags.special_pioneer;
  return (
    <SimpleCard
      label={t('reports:own.title')}
      icon={<IconReport aria-hidden="true" size={28} />}
      kind={monthName(month.slice(0, 7), 'alone')}
      title={t(report ? 'reports:own.title' : 'dashboard:simple.asked')}
      text={
        report && (
          <Said as="span" className={classes.said}>
            {t(report.waiting ? 'reports:own.waiting' : 'reports:own.sent')}: {sayReport(t, report)}
          </Said>
        )
      }
    >
      {!isWaited && (report || !isKnown || !isShort ? toPage : <YesOrNo month={month} />)}
    </SimpleCard>
  );
}

/** Nothing for people who do not report, and while the module is off. */
export function SimpleReport() {
  const { user } = useSignedIn();
  const reports = useModules()['field_service_reports'] as { on?: boolean } | undefined;
  return reports?.on === true && !withoutReport.has(user.appointment) ? <Report /> : null;
}
