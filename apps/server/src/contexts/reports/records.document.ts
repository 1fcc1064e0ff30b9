/**
 * PDF of publisher records: our own layout of the S-21 data, one page for each person (PRINT-O3, PRINT-O5).
 */
import { genders } from '@sheaf/rules/people/people/gender';
import { hopes } from '@sheaf/rules/people/people/hope';
import { lastFirst } from '@sheaf/rules/people/people/names';
import { publisherRecord, type RecordMonth, type RecordYear } from '@sheaf/rules/reports/publisher-record';
import type { RecordedPerson } from '#contexts/people/people.api';
import type { presentReport } from '#contexts/reports/present-report';
import type { Paper } from '#platform/documents/documents';
import { paperDate } from '#platform/documents/paper-dates';
import { monthOnPaper } from '#platform/spoken-day';
import { say } from '#platform/texts';

type PersonOfRecord = RecordedPerson & { group: string | null };
type Report = ReturnType<typeof presentReport>;

const body = `
#set text(size: 9pt)
#for (index, person) in data.people.enumerate() {
  if index > 0 { pagebreak() }
  heading-of(person.name, person.line)
  grid(columns: (auto, 1fr, auto, 1fr), column-gutter: 4mm, row-gutter: 2.4mm, ..person.facts.map(((label, value)) => (text(size: 0.9em, label), strong(value))).flatten())
  v(4mm)
  for year in person.years {
    section-of(year.name, breakable: false, table(
      columns: (26mm, 16mm, ..year.head.map(_ => auto), 1fr),
      align: (start, start, start, ..year.head.slice(1).map(_ => end), start),
      table.header(data.labels.month, data.labels.shared, ..year.head, data.labels.remarks),
      ..year.rows.flatten(),
      ..year.total.map(strong),
    ))
  }
}
#if data.people.len() == 0 [#heading-of(data.title, "") #data.labels.none]
`;

export interface RecordHead {
  congregation: string;
  lang: string;
  today: string;
}

const phrase = (lang: string, key: string, values?: Record<string, string | number>): string =>
  say(lang, `reports:papers.${key}`, values);

function factsOf(person: PersonOfRecord, lang: string): [string, string][] {
  const { dob, doi, gender, hope, appointment, pioneer, special_pioneer } = person;
  const standing = [
    say(lang, `people:appointment.${appointment}`),
    special_pioneer && phrase(lang, 'special'),
    pioneer && phrase(lang, 'pioneer'),
  ].filter((word) => typeof word === 'string');
  return [
    [phrase(lang, 'dob'), dob ? paperDate(lang, dob) : ''],
    [phrase(lang, 'gender'), phrase(lang, genders.decode(gender))],
    [phrase(lang, 'doi'), doi ? paperDate(lang, doi) : ''],
    [phrase(lang, 'hope'), say(lang, `people:hope.${hopes.encode(hopes.decode(hope))}`)],
    [phrase(lang, 'standing'), standing.join(say(lang, 'shell:comma'))],
  ];
}

const kindOf = ({ aux, pioneer, special_pioneer }: Report, lang: string): string => {
  if (special_pioneer) return say(lang, 'reports:group.spc');
  if (pioneer) return say(lang, 'reports:group.pio');
  return aux ? say(lang, 'reports:group.aux') : '';
};

function rowOf({ month, report }: RecordMonth<Report>, columns: RecordYear<Report>['columns'], lang: string) {
  const figures = columns.map((name) => (report?.active ? String(report[name] ?? '') : ''));
  const shared = report ? phrase(lang, report.active ? 'yes' : 'no') : '';
  return [
    monthOnPaper(lang, month),
    shared,
    report ? kindOf(report, lang) : '',
    ...figures,
    report?.comments ?? '',
  ];
}

function yearOf({ serviceYear, columns, months, sums, shared }: RecordYear<Report>, lang: string) {
  return {
    name: phrase(lang, 'year', { year: serviceYear, before: serviceYear - 1 }),
    head: [phrase(lang, 'as'), ...columns.map((name) => say(lang, `reports:figure.${name}`))],
    rows: months.map((month) => rowOf(month, columns, lang)),
    total: [phrase(lang, 'total'), String(shared), '', ...columns.map((name) => String(sums[name])), ''],
  };
}

/** Contents of the pages. @param reports of all these people, for at least the last two service years. */
export function recordPages(
  people: readonly PersonOfRecord[],
  reports: readonly Report[],
  { lang, today }: RecordHead,
) {
  const own = Map.groupBy(reports, ({ user_id }) => user_id);
  return people.map((person) => ({
    name: lastFirst(person),
    line: [phrase(lang, 'record'), ...(person.group === null ? [] : [person.group])].join(
      say(lang, 'shell:comma'),
    ),
    facts: factsOf(person, lang),
    years: publisherRecord(own.get(person.id) ?? [], today).map((year) => yearOf(year, lang)),
  }));
}

export function recordsPaperOf(
  people: ReturnType<typeof recordPages>,
  { congregation, lang }: RecordHead,
  tagged: boolean,
): Paper {
  const said = Object.fromEntries(
    ['month', 'shared', 'remarks', 'none'].map((key) => [key, phrase(lang, key)]),
  );
  return { body, lang, tagged, data: { congregation, title: phrase(lang, 'record'), labels: said, people } };
}
