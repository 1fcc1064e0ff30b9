/** PDF of a service year of the congregation: our own layout of the S-10 data (X-S1, PRINT-O3). */
import type { CongregationAnalysis, workedMaps } from '@sheaf/rules/reports/congregation-analysis';
import { reportGroups } from '@sheaf/rules/reports/totals';
import type { RecordHead } from '#contexts/reports/records.document';
import type { Paper } from '#platform/documents/documents';
import { spokenMonth } from '#platform/spoken-day';
import { say } from '#platform/texts';

const body = `
#heading-of(data.title, data.line)
#for part in data.parts {
  section-of(part.name, breakable: false, grid(columns: (1fr, auto), align: (start, end), inset: (x: 1mm, y: 1.3mm),
    stroke: (bottom: 0.4pt), ..part.rows.map(((label, value)) => (label, strong(value))).flatten()))
}
`;

interface YearSheet {
  serviceYear: number;
  analysis: CongregationAnalysis;
  composition: Readonly<Record<'elder' | 'servant' | 'pioneer' | 'special_pioneer' | 'inactive', number>>;
  attendance: { clam: number | null; public: number | null };
  /** Null in a year without a Memorial. */
  memorial: { attendance: number | null; partakers: number | null } | null;
  territory: ReturnType<typeof workedMaps>;
}

const phrase = (lang: string, key: string, values?: Record<string, string | number>): string =>
  say(lang, `reports:analysis.${key}`, values);

function partsOf(sheet: YearSheet, lang: string) {
  const { analysis, composition, attendance, memorial, territory } = sheet;
  const row = (key: string, value: number | null) => [phrase(lang, key), value === null ? '' : String(value)];
  const part = (key: string, rows: string[][]) => ({ name: phrase(lang, key), rows });
  return [
    part('publishers', [
      row('active', analysis.active),
      row('becameInactive', analysis.becameInactive),
      row('reactivated', analysis.reactivated),
      row('baptised', analysis.baptised),
    ]),
    part(
      'averages',
      reportGroups.map((group) => [
        say(lang, `reports:group.${group}`),
        String(analysis.averages[group] ?? ''),
      ]),
    ),
    part('today', [
      row('elder', composition.elder),
      row('servant', composition.servant),
      row('pioneer', composition.pioneer),
      row('special', composition.special_pioneer),
      row('inactive', composition.inactive),
    ]),
    part('attendance', [row('midweek', attendance.clam), row('weekend', attendance.public)]),
    ...(memorial
      ? [part('memorial', [row('present', memorial.attendance), row('partakers', memorial.partakers)])]
      : []),
    part('territory', [
      row('maps', territory.maps),
      row('worked', territory.worked),
      row('notWorked', territory.notWorked),
    ]),
  ];
}

export function analysisPaper(sheet: YearSheet, { congregation, lang }: RecordHead): Paper {
  const { serviceYear, analysis } = sheet;
  const upTo = analysis.month ? phrase(lang, 'upTo', { month: spokenMonth(lang, analysis.month) }) : '';
  return {
    body,
    lang,
    data: {
      congregation,
      title: phrase(lang, 'title', { year: serviceYear, before: serviceYear - 1 }),
      line: upTo,
      parts: partsOf(sheet, lang),
    },
  };
}
