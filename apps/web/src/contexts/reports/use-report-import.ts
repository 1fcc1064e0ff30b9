/** State of a report import: its file, the matched columns, and the last reply. */
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import type { MatchedReportColumn, ReportColumn } from '@sheaf/rules/reports/import-columns';
import {
  type AnsweredReportWord,
  type AskedReportWord,
  type ReportWordAnswer,
  reportWordKey,
} from '@sheaf/rules/reports/unclear-report-cells';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { useWrite } from '#platform/use-write.ts';

export type ReportImport = Reply<'reports.importReports'>;

/** Assigns a field to a column and removes it from any other. */
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

/** The reply of the dry run stays during the import. */
export function useReportImport() {
  const run = useWrite('reports.importReports');
  const [file, setFile] = useState<File | null>(null);
  const [matched, setMatched] = useState<readonly MatchedReportColumn[]>([]);
  const [encoding, setEncoding] = useState<TextEncoding>();
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnsweredReportWord>>(new Map());
  const [heard, setHeard] = useState<ReportImport | null>(null);
  // True if columns were matched after the last check.
  const [isStale, setStale] = useState(false);
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setMatched([]);
    setEncoding(undefined);
    setAnswers(new Map());
    setHeard(null);
    setStale(false);
    run.reset();
  };
  const send = (dryRun: boolean, now = { matched, encoding }): void => {
    if (!file) return;
    const columns = now.matched.length > 0 ? { columns: JSON.stringify(now.matched) } : {};
    const answered = answers.size > 0 ? { answers: JSON.stringify([...answers.values()]) } : {};
    const chosen = now.encoding ? { encoding: now.encoding } : {};
    run.mutate(
      { file, body: { dry_run: String(dryRun), ...columns, ...chosen, ...answered } },
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
  // Another encoding may change the headings, so the matches are reset.
  const chooseEncoding = (chosen: TextEncoding): void => {
    setEncoding(chosen);
    setMatched([]);
    send(true, { matched: [], encoding: chosen });
  };
  const answer = (word: AskedReportWord, said: ReportWordAnswer | null): void => {
    const now = new Map(answers);
    if (said === null) now.delete(reportWordKey(word));
    else now.set(reportWordKey(word), { column: word.column, text: word.text, answer: said });
    setAnswers(now);
  };
  return {
    answers,
    answer,
    encoding,
    chooseEncoding,
    run,
    file,
    matched,
    heard,
    isStale,
    choose,
    send,
    match,
  };
}
