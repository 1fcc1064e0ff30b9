/** PDF of the slots of a month, or of a helper sheet with a line to write on for each open place. */
import { fullName } from '@sheaf/rules/people/people/names';
import type { readLetterhead } from '#contexts/people/people.api';
import type { ReadSlot } from '#contexts/tasks/slot-terms';
import { clockText } from '#platform/clock-text';
import type { Paper } from '#platform/documents/documents';
import { spokenDay } from '#platform/spoken-day';
import { say, sayPlain } from '#platform/texts';

const body = `
#heading-of(data.title, data.line)
#if data.note != none { block(below: 4mm, data.note) }
#table-of((1.2fr, 1.3fr, 1.6fr), data.columns, data.rows.map(row => (
  [#row.day #linebreak() #row.time],
  [#strong(row.label) #if row.place != none [#linebreak() #row.place]],
  stack(spacing: 2.5mm, ..row.names.map(name => if name == none { box(width: 100%, height: 5mm, stroke: (bottom: 0.4pt)) } else { name })),
)), data.none)
`;

interface PrintedTasks {
  slots: readonly ReadSlot[];
  title: string;
  line: string;
  note: string | null;
}

type Letterhead = Awaited<ReturnType<typeof readLetterhead>>;

/** Group, people, and null for each open place. */
const namesOf = (lang: string, { row, duties }: ReadSlot): (string | null)[] => [
  ...(row.group_name === null ? [] : [sayPlain(lang, 'tasks:group', { group: row.group_name })]),
  ...duties.map(({ first_name, last_name }) =>
    first_name === null || last_name === null ? null : fullName({ first_name, last_name }),
  ),
];

export function tasksPaper(
  { slots, title, line, note }: PrintedTasks,
  { lang, name, time_format: timeFormat }: Letterhead,
): Paper {
  const phrase = (key: string): string => say(lang, `tasks:paper.${key}`);
  return {
    body,
    lang,
    data: {
      congregation: name,
      title,
      line,
      note,
      none: phrase('none'),
      columns: [phrase('when'), phrase('what'), phrase('who')],
      rows: slots.map((slot) => ({
        day: spokenDay(lang, slot.row.on_date),
        time: clockText(lang, slot.row.starts_at, timeFormat),
        label: slot.row.label,
        place: slot.task?.place ?? null,
        names: namesOf(lang, slot),
      })),
    },
  };
}
