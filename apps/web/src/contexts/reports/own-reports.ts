/** The own reports from the server, overlaid with those in the outbox. */
import type { ReportFigures, ReportSwitches } from '@sheaf/rules/reports/report-fields';
import { useMemo } from 'react';
import { useAction } from '#platform/action.ts';
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { sendOrQueue } from '#platform/outbox/send-or-queue.ts';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useSignedIn } from '#platform/session.ts';
import { useRead } from '#platform/use-read.ts';
import type { Body } from '#platform/use-write.ts';

export type Report = Reply<'reports.listReportsOf'>[number];

export interface ReportValues extends ReportSwitches, ReportFigures {
  comments: string;
}

export const emptyReport: ReportValues = {
  active: true,
  aux: false,
  hours: null,
  studies: null,
  special_hours: null,
  comments: '',
};

/** A reported month, on the server or in the outbox. */
export interface OwnReport extends ReportValues {
  report_month: string;
  waiting: boolean;
}

const queueKeyOf = (person: number): string => `report ${person}`;

const ownOf = (report: Report): OwnReport => ({ ...report, comments: report.comments ?? '', waiting: false });

export function useOwnReports() {
  const { user } = useSignedIn();
  const read = useRead('reports.listReportsOf', { params: { userId: user.id } }, { kept: true });
  const waiting = useWaitingOf(queueKeyOf(user.id));
  const own = useMemo(() => {
    const months = new Map((read.data ?? []).map((report) => [report.report_month, ownOf(report)]));
    for (const { given } of waiting) {
      const report = given.body as unknown as Omit<OwnReport, 'waiting'>;
      months.set(report.report_month, { ...report, waiting: true });
    }
    return [...months.values()].sort((one, other) => (one.report_month < other.report_month ? 1 : -1));
  }, [read.data, waiting]);
  return { own, reports: read.data ?? [], isKnown: read.data !== undefined, loading: read.isPending };
}

/** Pioneer flags of the own profile; empty while unknown. */
export function useOwnFlags() {
  const { user } = useSignedIn();
  const people = usePeople();
  const me = people.data?.find(({ id }) => id === user.id);
  return {
    pioneer: me?.pioneer ?? false,
    special_pioneer: me?.special_pioneer ?? false,
    isLoading: people.isLoading,
  };
}

/**
 * SYNC-R11: offline, the own report waits in the outbox. Notifies the caller even after the form has changed.
 */
export function useSendReport(told: (how: 'saved' | 'waiting') => void) {
  const { user } = useSignedIn();
  return useAction(
    ({ body, about }: { body: Body<'reports.saveReport'>; about: { what: string; where: string } }, key) =>
      sendOrQueue('reports.saveReport', body, key, { queueKey: queueKeyOf(user.id), about }),
    {
      success: (how) => {
        told(how);
        return refreshAfter('reports.saveReport');
      },
    },
  );
}
