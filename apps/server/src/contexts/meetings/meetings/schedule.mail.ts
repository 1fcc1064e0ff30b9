/** Mail with the midweek schedule of one week to its chairman, with the same rows as the paper (MEET-C11). */

import type { Letterhead, PrintedMeeting } from '#contexts/meetings/meetings/printed-meetings';
import { weekRows } from '#contexts/meetings/meetings/schedule-rows';
import { fullDate } from '#platform/full-date';
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

export function scheduleMail(week: PrintedMeeting, head: Letterhead, name: string): Mail {
  const { lang } = head;
  const day = fullDate(lang, week.meeting.held_on);
  const { chairmen, reading, sections } = weekRows(week, head, sayPlain);
  const nameLine = (label: string, who: string): string => (who === '' ? label : `${label}: ${who}`);
  return mail(sayPlain(lang, 'printing:midweek.mailSubject', { day }), [
    sayPlain(lang, 'printing:midweek.mailText', { name, day, congregation: head.name }),
    ...(reading === null ? [] : [nameLine(sayPlain(lang, 'meetings:reading.title'), reading)]),
    { lines: chairmen.map((one) => nameLine(one.class, one.name)) },
    ...sections.map(({ name: title, rows }) => ({
      lines: [
        title,
        ...rows.map((row) => {
          const names = row.names.map((one) => (one.class === null ? one.name : `${one.class}: ${one.name}`));
          return nameLine(`${row.time}  ${row.title} ${row.minutes}`, names.join(', '));
        }),
      ],
    })),
  ]);
}
