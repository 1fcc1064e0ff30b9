/** Duties of everybody, even shares and the history of a person: one table, printed or as CSV (X-FAIR-58). */
import { writeCsv } from '@sheaf/rules/files/csv';
import { type Documents, type Paper, pdfReply } from '#platform/documents/documents';
import { DeferredReply, FileReply } from '#platform/replies';

export interface DutyTable {
  title: string;
  /** Span of the days. */
  line: string;
  congregation: string;
  lang: string;
  head: string[];
  rows: string[][];
  /** Shown instead of an empty table. */
  none: string;
  /** Many narrow columns: A3 in landscape. */
  isWide: boolean;
}

const body = `
#set page(paper: if data.isWide { "a3" } else { "a4" }, flipped: data.isWide, margin: (x: 10mm, y: 12mm))
#set text(size: if data.isWide { 7pt } else { 9.5pt })
#heading-of(data.title, data.line)
#table-of(
  (if data.isWide { 34mm } else { 2fr },) + data.head.slice(1).map(_ => 1fr),
  data.head,
  data.rows,
  data.none,
)
`;

const paperOf = ({ lang, ...data }: DutyTable): Paper => ({ body, lang, data: { ...data } });

interface TableCall {
  platform: { documents: Documents };
  actor: { congregationId: number };
  query: { format: 'pdf' | 'csv' };
}

/** Written after the database connection is released. */
export const tableReply = (call: TableCall, table: DutyTable): DeferredReply =>
  call.query.format === 'pdf'
    ? pdfReply(call, paperOf(table))
    : new DeferredReply(
        async () =>
          new FileReply(Buffer.from(writeCsv([table.head, ...table.rows])), 'text/csv; charset=utf-8', false),
      );
