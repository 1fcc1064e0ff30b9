/** PDF of a special meeting: its programme and its responsibilities (X-MEMORIAL-7). */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { Letterhead } from '#contexts/meetings/meetings/printed-meetings';
import { clockText } from '#platform/clock-text';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { say } from '#platform/texts';

type SpecialMeeting = ReplyOf<typeof operations.listSpecialMeetings>[number];

const body = `
#heading-of(data.title, data.line)
#if data.note != none { block(below: 4mm, data.note) }
#section-of(data.labels.programme, grid(columns: (auto, 1fr, auto), column-gutter: 3mm, inset: (x: 1mm, y: 1.6mm), stroke: (bottom: 0.4pt),
  ..data.parts.map(part => (part.time, [#part.title #text(size: 0.85em, part.minutes)], align(end, strong(part.name)))).flatten()))
#if data.duties.len() > 0 {
  section-of(data.labels.duties, grid(columns: (1fr, 2fr), column-gutter: 3mm, inset: (x: 1mm, y: 1.6mm), stroke: (bottom: 0.4pt),
    ..data.duties.map(duty => ([#duty.label #if duty.notes != none [#linebreak() #text(size: 0.85em, duty.notes)]], align(end, strong(duty.names.join(linebreak()))))).flatten()))
}
`;

/** A line of dots for an open place, to be filled by hand. */
const blank = '………………………………';

export function specialPaper(meeting: SpecialMeeting, { lang, name, time_format }: Letterhead): Paper {
  const { label, date, starts_at, location, note, parts, duties } = meeting;
  const when = say(lang, 'meetings:special.when', {
    day: paperDate(lang, date),
    time: clockText(lang, starts_at, time_format),
  });
  return {
    body,
    lang,
    data: {
      congregation: name,
      title: label,
      line: [when, location].filter(Boolean).join(' · '),
      note,
      labels: {
        programme: say(lang, 'meetings:special.programme'),
        duties: say(lang, 'meetings:special.duties'),
      },
      parts: parts.map(({ from, title, song, minutes, place }) => ({
        time: clockText(lang, from, time_format),
        title: song === null ? title : say(lang, 'meetings:special.withSong', { title, song }),
        minutes: say(lang, 'meetings:minutes', { minutes }),
        name: place === null ? '' : (place.name ?? blank),
      })),
      duties: duties.map((duty) => ({
        label: duty.label,
        notes: duty.notes,
        names: duty.places.map((place) => place.name ?? blank),
      })),
    },
  };
}
