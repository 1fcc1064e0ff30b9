/** PDF of the attendance of two service years: our own layout of the S-88 data (X-S1, PRINT-O3). */
import type { RecordedYear } from '@sheaf/rules/reports/attendance-record';
import type { RecordHead } from '#contexts/reports/records.document';
import type { Paper } from '#platform/documents/documents';
import { monthOnPaper } from '#platform/spoken-day';
import { say } from '#platform/texts';

const body = `
#set text(size: 9.5pt)
#heading-of(data.title, data.line)
#for meeting in data.meetings {
  section-of(meeting.name, breakable: false, grid(columns: (1fr, 1fr), column-gutter: 8mm, ..meeting.years.map(year =>
    table(columns: (1fr, auto, auto, auto), align: (start, end, end, end),
      table.header(year.name, ..data.head), ..year.rows.flatten(), ..year.average.map(strong)))))
}
`;

const phrase = (lang: string, key: string, values?: Record<string, string | number>): string =>
  say(lang, `reports:attendancePaper.${key}`, values);

const said = (figure: number | null): string => (figure === null ? '' : String(figure));

function yearOf({ serviceYear, months, average }: RecordedYear, lang: string) {
  return {
    name: phrase(lang, 'year', { year: serviceYear }),
    rows: months.map((one) => [
      monthOnPaper(lang, one.month),
      one.meetings === 0 ? '' : String(one.meetings),
      one.meetings === 0 ? '' : String(one.total),
      said(one.average),
    ]),
    average: [phrase(lang, 'averageOfYear'), '', '', said(average)],
  };
}

export function attendancePaper(
  record: Readonly<Record<'clam' | 'public', readonly RecordedYear[]>>,
  { congregation, lang }: RecordHead,
): Paper {
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase(lang, 'title'),
      line: '',
      head: ['meetings', 'total', 'average'].map((key) => phrase(lang, key)),
      meetings: (['clam', 'public'] as const).map((type) => ({
        name: say(lang, `reports:attendance.${type === 'clam' ? 'midweek' : 'weekend'}`),
        years: record[type].map((year) => yearOf(year, lang)),
      })),
    },
  };
}
