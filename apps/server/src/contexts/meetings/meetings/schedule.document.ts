/** PDF of the midweek schedule: our own layout of the S-140 data (PRINT-O3, PRINT-O7). */
import { type PrintSize, pagesOf } from '@sheaf/rules/meetings/meetings/print-size';
import type { PrintSpan } from '@sheaf/rules/meetings/meetings/print-span';
import type { Letterhead, PrintedMeeting } from '#contexts/meetings/meetings/printed-meetings';
import { weekRows } from '#contexts/meetings/meetings/schedule-rows';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';

/** Two weeks below one another, four in two columns. */
const body = `
#let four = data.four
#set text(size: if four { 7.5pt } else { 9.5pt })
#set page(margin: (x: if four { 10mm } else { 14mm }, top: 13mm, bottom: 14mm))
#let names(all) = all.map(one => [#if one.class != none [#text(size: 0.85em, one.class + ": ")]#one.name]).join(linebreak())
#let lines(columns, cells) = grid(columns: columns, column-gutter: 2mm, row-gutter: if four { 1.6mm } else { 2.1mm }, ..cells)
#let head(week) = block(width: 100%, below: 2mm)[
  #text(size: if four { 9pt } else { 12pt }, weight: "bold", week.day) #if week.reading != none [#h(1fr) #week.reading]
]
#let section(part, classes) = {
  let split = part.rows.any(row => row.columns != none)
  let count = if split { classes.len() } else { 1 }
  let all = if split { if four { 50mm } else { 104mm } } else if four { 42mm } else { 92mm }
  let columns = (if four { 12mm } else { 15mm }, 1fr, ..range(count).map(_ => (all - 2mm * (count - 1)) / count))
  block(width: 100%, above: 2.6mm, below: 1.6mm, stroke: (bottom: 0.6pt), inset: (bottom: 1mm), sticky: true,
    if split { lines(columns, (grid.cell(colspan: 2, strong(part.name)), ..classes.map(one => text(size: 0.85em, one)))) } else { strong(part.name) })
  lines(columns, part.rows.map(row => (
    text(size: 0.9em, row.time),
    [#row.title #box(text(size: 0.85em, row.minutes))],
    ..if row.columns != none { row.columns } else { (grid.cell(colspan: count, align(end, names(row.names))),) },
  )).flatten())
}
#let week-of(week) = block(width: 100%, breakable: false)[
  #head(week)
  #if week.instead != none [#v(3mm) #strong(week.instead)] else {
    lines((1fr, if four { 48mm } else { 92mm }), week.chairmen.map(one => (one.class, align(end, one.name))).flatten())
    for part in week.sections { section(part, week.classes) }
  }
]
#for (index, page) in data.pages.enumerate() {
  if index > 0 { pagebreak() }
  grid(columns: (1fr, auto), column-gutter: 6mm, align: (start + bottom, end + bottom),
    text(size: 13pt, weight: "bold", data.congregation), [#text(size: 13pt, weight: "bold", data.title) \\ #text(size: 9pt, data.line)])
  v(3mm)
  grid(columns: if four { (1fr, 1fr) } else { (1fr,) }, column-gutter: 8mm, row-gutter: if four { 10mm } else { 8mm }, ..page.map(week-of))
}
#if data.pages.len() == 0 [#heading-of(data.title, data.line) #data.labels.none]
`;

interface Sheet {
  printed: readonly PrintedMeeting[];
  head: Letterhead;
  span: PrintSpan;
  size: PrintSize;
}

export function schedulePaper({ printed, head, span, size }: Sheet): Paper {
  const { lang, name } = head;
  return {
    body,
    lang,
    data: {
      congregation: name,
      title: say(lang, 'printing:midweek.title'),
      line: say(lang, 'printing:midweek.span', {
        from: paperDate(lang, span.from),
        to: paperDate(lang, span.to),
      }),
      four: size === 'four-up',
      labels: { none: say(lang, 'printing:midweek.none') },
      pages: pagesOf(
        printed.map((one) => weekRows(one, head, say)),
        size,
      ),
    },
  };
}
