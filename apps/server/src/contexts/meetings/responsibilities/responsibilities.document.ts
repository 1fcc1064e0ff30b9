/**
 * PDF of the responsibilities by meeting, with a line for each, or one line for a meeting in compact form
 * (ATTEND-O5).
 */
import type { Entry } from '#contexts/meetings/responsibilities/present-entry';
import type { ResponsibilityRow } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { spokenDay } from '#platform/spoken-day';
import { say } from '#platform/texts';

const body = `
#set page(flipped: data.compact, margin: (x: 12mm, top: 13mm, bottom: 14mm))
#set text(size: if data.compact { 8pt } else { 9.5pt })
#heading-of(data.title, data.line)
#if data.header != none { block(below: 4mm, data.header) }
#let row-of(duty) = (text(size: 0.9em, duty.label), strong(duty.names))
#let meeting-of(meeting) = block(width: 100%, breakable: false)[
  #block(width: 100%, below: 1.6mm, stroke: (bottom: 0.6pt), inset: (bottom: 1mm))[#strong(meeting.day) #h(1fr) #meeting.type]
  #if meeting.instead != none { meeting.instead } else {
    grid(columns: (1fr, 1.4fr), column-gutter: 2mm, row-gutter: 1.6mm, ..meeting.duties.map(row-of).flatten())
  }
]
#if data.meetings.len() == 0 { data.labels.none } else if data.compact {
  table-of((1.1fr,) + data.columns.map(_ => 1fr), (data.labels.meeting,) + data.columns,
    data.meetings.map(meeting => (meeting.day,) + if meeting.instead != none {
      (meeting.instead,) + data.columns.slice(1).map(_ => "")
    } else { meeting.cells }), data.labels.none)
} else {
  grid(columns: (1fr, 1fr), column-gutter: 8mm, row-gutter: 6mm, ..data.meetings.map(meeting-of))
}
#for note in data.notes { block(above: 3mm)[#strong(note.label): #note.text] }
`;

export interface PrintedSchedule {
  congregation: string;
  lang: string;
  entries: readonly Entry[];
  responsibilities: readonly ResponsibilityRow[];
  span: { from: string; to: string };
  settings: { print_header: string | null; print_notes: boolean; compact: boolean };
}

export function responsibilitiesPaper({
  congregation,
  lang,
  entries,
  responsibilities,
  span,
  settings,
}: PrintedSchedule): Paper {
  const phrase = (key: string): string => say(lang, `responsibilities:paper.${key}`);
  const namesOf = (entry: Entry, id: number): string =>
    entry.attendants
      .filter(({ responsibility }) => responsibility === id)
      .map(({ name }) => name ?? phrase('nobody'))
      .join(say(lang, 'shell:comma'));
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase('title'),
      line: say(lang, 'responsibilities:paper.span', {
        from: paperDate(lang, span.from),
        to: paperDate(lang, span.to),
      }),
      header: settings.print_header,
      compact: settings.compact,
      labels: { none: phrase('none'), meeting: phrase('meeting') },
      columns: responsibilities.map(({ label }) => label),
      meetings: entries.map((entry) => ({
        day: spokenDay(lang, entry.local_date),
        type: say(lang, `responsibilities:type.${entry.type}`),
        instead: entry.instead,
        duties: responsibilities
          .filter(({ id }) => entry.attendants.some(({ responsibility }) => responsibility === id))
          .map(({ id, label }) => ({ label, names: namesOf(entry, id) })),
        cells: responsibilities.map(({ id }) => namesOf(entry, id)),
      })),
      notes: settings.print_notes
        ? responsibilities.flatMap(({ label, notes }) => (notes === null ? [] : [{ label, text: notes }]))
        : [],
    },
  };
}
