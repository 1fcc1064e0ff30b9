/** PDF of slips for students: our own layout of the S-89 data (PRINT-O3, PRINT-O6). */
import { type PrintSize, pagesOf } from '@sheaf/rules/meetings/meetings/print-size';
import { fullName } from '@sheaf/rules/people/people/names';
import type { Letterhead } from '#contexts/meetings/meetings/printed-meetings';
import type { ReadSlip } from '#contexts/meetings/meetings/read-slips';
import { className } from '#contexts/meetings/meetings/schedule-rows';
import { clockText } from '#platform/clock-text';
import type { Paper } from '#platform/documents/documents';
import { fullDate } from '#platform/full-date';
import { say } from '#platform/texts';

/** Cut along the dashed lines. */
const body = `
#set page(margin: 0mm, footer: none)
#set text(size: if data.four { 12pt } else { 14pt })
#let field(label, value) = block(below: if data.four { 5.5mm } else { 6mm })[
  #text(size: 0.75em, label) \\
  #block(width: 100%, above: 1.4mm, stroke: (bottom: 0.4pt), inset: (bottom: 1.2mm))[#strong(value)]
]
#let slip(one) = block(width: 100%, height: 100%, inset: if data.four { 9mm } else { 16mm })[
  #text(size: 1.2em, weight: "bold", data.title)
  #v(4mm)
  #for (label, value) in one.fields { field(label, value) }
  #v(1fr)
  #text(size: 0.75em)[#data.congregation]
]
#let line = (paint: gray, thickness: 0.5pt, dash: "dashed")
#for (index, page) in data.pages.enumerate() {
  if index > 0 { pagebreak() }
  grid(
    columns: if data.four { (1fr, 1fr) } else { (1fr,) },
    rows: (1fr, 1fr),
    stroke: (x, y) => (bottom: if y == 0 { line }, right: if data.four and x == 0 { line }),
    ..page.map(slip)
  )
}
#if data.pages.len() == 0 { pad(20mm)[#text(size: 14pt, weight: "bold", data.title) \\ #v(4mm) #data.labels.none] }
`;

interface Sheet {
  slips: readonly ReadSlip[];
  head: Letterhead;
  size: PrintSize;
}

const nameOf = (duty: ReadSlip['duty'] | null): string =>
  duty?.first_name == null ? '' : fullName({ first_name: duty.first_name, last_name: duty.last_name! });

/** Labelled lines of a slip, without empty ones. */
export function slipFields(
  { meeting, part, number, duty, helper }: ReadSlip,
  head: Letterhead,
): [string, string][] {
  const { lang, time_format } = head;
  const phrase = (key: string, values?: Record<string, string | number>): string =>
    say(lang, `printing:slips.${key}`, values);
  const title = number === null ? part.title : `${number}. ${part.title}`;
  const fields: [string, string | null][] = [
    ['name', nameOf(duty)],
    ['helper', helper && nameOf(helper)],
    [
      'date',
      phrase('when', {
        day: fullDate(lang, meeting.held_on),
        time: clockText(lang, meeting.starts_at, time_format),
      }),
    ],
    [
      'part',
      phrase('partOf', { title, minutes: say(lang, 'printing:midweek.minutes', { count: part.minutes }) }),
    ],
    ['class', className(lang, duty.hall, say)],
    ['note', part.refs],
  ];
  return fields.flatMap(([key, value]) => (value ? [[phrase(key), value] satisfies [string, string]] : []));
}

export function slipsPaper({ slips, head, size }: Sheet): Paper {
  const { lang, name } = head;
  return {
    body,
    lang,
    data: {
      congregation: name,
      title: say(lang, 'printing:slips.title'),
      labels: { none: say(lang, 'printing:slips.none') },
      four: size === 'four-up',
      pages: pagesOf(
        slips.map((slip) => ({ fields: slipFields(slip, head) })),
        size,
      ),
    },
  };
}
