/**
 * Document of the territory assignment record: own layout with the content of the S-13 (PRINT-O3, PRINT-O4).
 */
import { type RecordRow, wasOpenToEverybody } from '@sheaf/rules/territory/territory/assignment-record';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';

/** Assignments per line; a map with more continues on the next line. */
const across = 4;

const body = `
#set page(flipped: true)
#set text(size: 8.5pt)
#heading-of(data.title, data.line)
#let holding(one) = if one == none [] else [
  #strong(one.who) #if one.mark != none [#h(2pt) #box(stroke: 0.4pt, inset: 1.5pt, radius: 2pt, text(size: 7pt, one.mark))] \\
  #one.from #h(1fr) #one.to
]
#table(
  columns: (16mm, 22mm, 1fr, 1fr, 1fr, 1fr),
  table.header(data.labels.number, data.labels.last, ..range(${across}).map(_ => [#data.labels.holder \\ #text(weight: "regular", size: 7.5pt)[#data.labels.from #h(1fr) #data.labels.to]])),
  ..data.rows.map(row => (
    table.cell(rowspan: row.lines.len(), breakable: false, strong(row.number)),
    table.cell(rowspan: row.lines.len(), row.last),
    ..row.lines.map(line => line.map(holding)).flatten(),
  )).flatten(),
)
#if data.rows.len() == 0 [#data.labels.none]
`;

interface Sheet {
  rows: readonly RecordRow[];
  year: number;
  span: { from: string; to: string };
  congregation: string;
  lang: string;
}

export function assignmentRecordPaper({ rows, year, span, congregation, lang }: Sheet): Paper {
  const phrase = (key: string, values?: Record<string, string>): string =>
    say(lang, `printing:record.${key}`, values);
  const date = (on: string | null): string => (on === null ? '' : paperDate(lang, on));
  const nobody = (row: RecordRow, one: RecordRow['assignments'][number]): string =>
    phrase(wasOpenToEverybody(row.type, one) ? 'everybody' : 'removed');
  const holding = (row: RecordRow, one: RecordRow['assignments'][number]) => ({
    who: one.holders.length > 0 ? one.holders.join(' › ') : nobody(row, one),
    from: one.startUnknown ? '' : date(one.assignedOn),
    to: one.completed ? date(one.returnedOn) : one.returnedOn ? phrase('notCompleted') : '',
    mark: one.campaign === 'none' ? null : one.campaignName || phrase('campaign'),
  });
  const lines = (row: RecordRow) => {
    const holdings = row.assignments.map((one) => holding(row, one));
    const count = Math.max(1, Math.ceil(holdings.length / across));
    return Array.from({ length: count }, (_, line) =>
      Array.from({ length: across }, (_, place) => holdings[line * across + place] ?? null),
    );
  };
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase('title'),
      line: phrase('year', { year: String(year), from: date(span.from), to: date(span.to) }),
      labels: Object.fromEntries(
        ['number', 'last', 'holder', 'from', 'to', 'none'].map((key) => [key, phrase(key)]),
      ),
      rows: rows.map((row) => ({
        number: row.personal ? phrase('personal', { number: row.number }) : row.number,
        last: date(row.completedBefore) || phrase('never'),
        lines: lines(row),
      })),
    },
  };
}
