/** PDF of the speakers of a congregation by last name, with their talks. */
import { phoneText } from '@sheaf/rules/contact/phone-text';
import type { DirectoryRow } from '#contexts/meetings/speakers/directory.store';
import type { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { clockText } from '#platform/clock-text';
import type { Paper } from '#platform/documents/documents';
import { say } from '#platform/texts';

const body = `
#set text(size: 9.5pt)
#heading-of(data.title, data.line)
#let talks-of(speaker) = stack(spacing: 1.4mm, ..speaker.talks.map(talk => [#strong(str(talk.number)) #h(1mm) #talk.title]))
#table-of(
  if data.contacts { (1.1fr, 1.3fr, 1.6fr) } else { (1fr, 2fr) },
  data.columns,
  data.speakers.map(one => ([#strong(one.name) #linebreak() #text(size: 0.85em, one.appointment)],)
    + (if data.contacts { ([#one.phone #linebreak() #one.email],) } else { () })
    + (if one.bare != none { one.bare } else { talks-of(one) },)),
  data.labels.none)
`;

interface Sheet {
  congregation: string;
  country: string | null;
  lang: string;
  timeFormat: number;
  host: DirectoryRow;
  speakers: Awaited<ReturnType<typeof presentSpeakers>>;
  contacts: boolean;
}

export function speakersPaper({
  congregation,
  country,
  lang,
  timeFormat,
  host,
  speakers,
  contacts,
}: Sheet): Paper {
  const phrase = (key: string, values?: Record<string, string | number>): string =>
    say(lang, `speakers:list.${key}`, values);
  const time = clockText(lang, host.public_start_time, timeFormat);
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase('title', { name: host.name }),
      line: say(lang, `speakers:meets.${host.public_day}`, { time }),
      contacts,
      columns: ['speaker', ...(contacts ? ['reached'] : []), 'talks'].map((key) => phrase(key)),
      speakers: speakers.map((speaker) => ({
        name: speaker.last_first,
        appointment: say(lang, `speakers:appointment.${speaker.appointment}`),
        phone: phoneText(speaker.phone ?? '', country),
        email: speaker.email ?? '',
        talks: speaker.outlines.map(({ number, title }) => ({ number, title: title ?? '' })),
        // Numbers without titles are printed on one line.
        bare: speaker.outlines.every(({ title }) => title === null)
          ? speaker.outlines.map(({ number }) => number).join(', ')
          : null,
      })),
      labels: { none: phrase('none') },
    },
  };
}
