/** The own reports from the server, overlaid with those in the outbox. */
import type { ReportFigures, ReportSwitches } from '@sheaf/rules/reports/report-fields';
import { useMemo } from 'react';
import { useAction } from '#platform/action.ts';
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { monthName } from '#platform/dates.ts';
import type { Action } from '#platform/outbox/outbox.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { sendOrQueue } from '#platform/outbox/send-or-queue.ts';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
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
    for (const { given, operation } of waiting) {
      if (operation !== 'reports.saveReport') continue;
      const report = given.body as unknown as Omit<OwnReport, 'waiting'>;
      months.set(report.report_month, { ...report, waiting: true });
    }
    return [...months.values()].sort((one, other) => (one.report_month < other.report_month ? 1 : -1));
  }, [read.data, waiting]);
  return { own, reports: read.data ?? [], isKnown: read.data !== undefined, loading: read.isPending };
}

/** A report of a month that is not over, on the server or in the outbox. */
export interface PreparedReport extends ReportValues {
  report_month: string;
  /** Only this phone knows it. */
  waiting: boolean;
  /** The server could not send it. */
  refused: boolean;
}

type PreparedRow = Reply<'reports.listPreparedReports'>[number];

function withPrepared(rows: readonly PreparedRow[], waiting: readonly Action[]): PreparedReport[] {
  const months = new Map<string, PreparedReport>(
    rows.map((row) => [row.report_month, { ...row, comments: row.comments ?? '', waiting: false }]),
  );
  for (const { operation, given } of waiting) {
    if (operation === 'reports.prepareReport') {
      const report = given.body as unknown as Omit<PreparedReport, 'waiting' | 'refused'>;
      months.set(report.report_month, { ...report, waiting: true, refused: false });
    }
    if (operation === 'reports.discardPreparedReport') months.delete(String(given.params?.['month']));
  }
  return [...months.values()];
}

/** Reports that the person prepared; the phone stores them for a start without a network. */
export function usePreparedReports() {
  const { user } = useSignedIn();
  const read = useRead('reports.listPreparedReports', {}, { kept: true });
  const waiting = useWaitingOf(queueKeyOf(user.id));
  const prepared = useMemo(() => withPrepared(read.data ?? [], waiting), [read.data, waiting]);
  return { prepared, loading: read.isPending };
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

interface OwnEntry {
  operation: 'reports.saveReport' | 'reports.prepareReport';
  body: Body<'reports.prepareReport'>;
  about: { what: string; where: string };
}

/**
 * SYNC-R11: offline, the own report waits in the outbox. Notifies the caller even after the form has changed.
 */
export function useSendReport(told: (how: 'saved' | 'waiting') => void) {
  const { user } = useSignedIn();
  return useAction(
    ({ operation, body, about }: OwnEntry, key) =>
      sendOrQueue(operation, body, key, { queueKey: queueKeyOf(user.id), about }),
    {
      success: (how, { operation }) => {
        told(how);
        return refreshAfter(operation);
      },
    },
  );
}

/** Discards a prepared report after five seconds for undo, also offline. */
export function useDiscardPrepared() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  return useAction(async (report_month: string, key) => {
    const month = monthName(report_month.slice(0, 7), 'long');
    await putWithUndo(
      {
        operation: 'reports.discardPreparedReport',
        given: { params: { month: report_month } },
        queueKey: queueKeyOf(user.id),
        about: { what: t('reports:own.discard'), where: month },
        once: `reports.discardPreparedReport ${report_month}`,
        key,
      },
      {
        done: t('reports:own.discarded', { month }),
        undone: t('reports:own.notDiscarded', { month }),
        tooLate: t('sync:tooLate'),
      },
    );
  });
}
