/** Prompt for last month's report until it is filed (SHELL-P3, SHELL-R12). */
import { lastMonth } from '@sheaf/rules/reports/months';
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReport.mjs';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import { useAlerts } from '#platform/alerts.ts';
import { monthName, today } from '#platform/dates.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

const notAsked: ReadonlySet<string> = new Set(['guest', 'student']);

function useIsOn(): boolean {
  const reports = useModules()['field_service_reports'] as { on?: boolean } | undefined;
  return reports?.on === true;
}

/** Month to report; null if nothing is due. */
function useMonthDue(): string | null {
  const { user } = useSignedIn();
  const isOn = useIsOn();
  const alerts = useAlerts();
  const waits = useWaiting().some(({ operation }) => operation === 'reports.saveReport');
  // Offline it is unknown whether the report was filed, so the prompt shows; sending it twice is harmless.
  // Counts errors instead of reading the current one, because a refetch clears it: the row, which refetches
  // on mount, would disappear, return after the failure and loop.
  const failed = alerts.errorUpdateCount > 0;
  const filed = alerts.data ? alerts.data.report !== null || !alerts.data.report_expected : !failed;
  return isOn && !filed && !waits && !notAsked.has(user.appointment) ? lastMonth(today()) : null;
}

function ReportPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const month = useMonthDue();
  const keepsRecords = usePermits().has('settings.users');
  if (!month) return null;
  return (
    <PromptRow
      icon={<IconReport aria-hidden="true" />}
      title={t('shell:report.title')}
      text={t('shell:report.text', { month: monthName(month.slice(0, 7), 'long') })}
      dismiss={dismiss}
    >
      <ActionLink to={keepsRecords ? '/settings/reports/own/' : '/settings/reports/'} variant="light">
        {t('shell:report.button')}
      </ActionLink>
    </PromptRow>
  );
}

export const reportPrompt: DomainPrompt = {
  id: 'report',
  place: 25,
  useContent: useMonthDue,
  useLoading: () => useAlerts().isLoading,
  Row: ReportPrompt,
};
