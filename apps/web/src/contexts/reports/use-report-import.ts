/** One import of reports: its file, the columns that were matched by hand, and what was heard so far. */
import type { MatchedReportColumn, ReportColumn } from '@sheaf/rules/reports/import-columns';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { useWrite } from '#platform/use-write.ts';

export type ReportImport = Reply<'reports.importReports'>;

/** A field belongs to one column: whoever had it before is left out. */
export function rematched(
  columns: ReportImport['columns'],
  matched: readonly MatchedReportColumn[],
  column: string,
  field: ReportColumn | null,
): MatchedReportColumn[] {
  const now = columns.map((one) => matched.find((own) => own.column === one.column) ?? one);
  return now.map((one) => {
    if (one.column === column) return { column, field };
    return { column: one.column, field: field !== null && one.field === field ? null : one.field };
  });
}

/** The report of a dry run stays while the import runs. */
export function useReportImport() {
  const run = useWrite('reports.importReports');
  const [file, setFile] = useState<File | null>(null);
  const [matched, setMatched] = useState<readonly MatchedReportColumn[]>([]);
  const [heard, setHeard] = useState<ReportImport | null>(null);
  // What was matched since the file was last looked at.
  const [isStale, setStale] = useState(false);
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setMatched([]);
    setHeard(null);
    setStale(false);
    run.reset();
  };
  const send = (dryRun: boolean): void => {
    if (!file) return;
    const columns = matched.length > 0 ? { columns: JSON.stringify(matched) } : {};
    run.mutate(
      { file, body: { dry_run: String(dryRun), ...columns } },
      {
        onSuccess: (reply) => {
          setHeard(reply);
          setStale(false);
        },
      },
    );
  };
  const match = (column: string, field: ReportColumn | null): void => {
    setMatched(rematched(heard?.columns ?? [], matched, column, field));
    setStale(true);
    run.reset();
  };
  return { run, file, matched, heard, isStale, choose, send, match };
}
