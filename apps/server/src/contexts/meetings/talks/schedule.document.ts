/** PDF of the public talk schedule for the notice board, with one line for each weekend (PRINT-P4). */
import type { PrintedWeekend } from '#contexts/meetings/talks/printed-weekends';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { shortDay } from '#platform/spoken-day';
import { say } from '#platform/texts';

const body = `
#set text(size: 9pt)
#heading-of(data.title, data.line)
#table-of((auto, 1.7fr, 1.4fr, 1fr, 1fr, 1fr, 1fr), data.columns, data.weekends.map(one =>
  (text(weight: "bold", one.day),) + if one.instead != none {
    (table.cell(colspan: 6, emph(one.instead)),)
  } else {
    (one.talk, [#one.speaker #if one.congregation != "" [#linebreak() #text(size: 0.85em, one.congregation)]], one.chairman, one.prayer, one.conductor, one.reader)
  }), data.labels.none)
`;

interface Sheet {
  congregation: string;
  lang: string;
  span: { from: string; to: string };
  weekends: readonly PrintedWeekend[];
}

export function schedulePaper({ congregation, lang, span, weekends }: Sheet): Paper {
  const phrase = (key: string, values?: Record<string, string>): string =>
    say(lang, `talks:paper.${key}`, values);
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase('title'),
      line: phrase('span', { from: paperDate(lang, span.from), to: paperDate(lang, span.to) }),
      columns: ['date', 'talk', 'speaker', 'chairman', 'prayer', 'conductor', 'reader'].map((key) =>
        phrase(key),
      ),
      weekends: weekends.map(({ date, ...weekend }) => ({ day: shortDay(lang, date), ...weekend })),
      labels: { none: phrase('none') },
    },
  };
}
