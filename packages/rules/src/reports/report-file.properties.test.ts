import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv, writeCsv } from '../files/csv.ts';
import { countReports, type KnownPerson, planReports, reportKey } from './plan-reports.ts';
import { readReportJson, readReportTable } from './report-file.ts';
import { readMonth, readReportLine } from './report-line.ts';
import { reportRows, type WrittenReport } from './report-rows.ts';
import { countReportWords, withAnsweredReports } from './unclear-report-cells.ts';

const newest = '2026-10-01';
const person = (id: number, first_name: string, change: Partial<KnownPerson> = {}): KnownPerson => ({
  id,
  first_name,
  last_name: 'Hollis',
  appointment: 'publisher',
  pioneer: false,
  special_pioneer: false,
  ...change,
});
const people = [
  person(1, 'Ruth', { pioneer: true }),
  person(2, 'Naomi'),
  person(3, 'Joel'),
  person(4, 'Joel'),
  person(5, 'Guest', { appointment: 'guest' }),
];
const tableOf = (text: string) => {
  const [headings = [], ...rows] = parseCsv(text);
  return { headings, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
};
const plan = (text: string, here: readonly string[] = []) =>
  planReports(readReportTable(tableOf(text)).lines, { people, here: new Set(here), newest });

it('REPORTS-R24 recognises columns by heading in any order; a column assigned by hand has priority', () => {
  const text = 'Bible Studies;Publisher;Report month;Hours\n3;"Hollis, Ruth";2026-09;50\n';
  const read = readReportTable(tableOf(text));
  expect(read).toMatchObject({ format: 'table', missing: [] });
  expect(read.lines).toEqual([
    { line: 2, cells: { studies: '3', name: 'Hollis, Ruth', month: '2026-09', hours: '50' } },
  ]);
  const odd = tableOf('Wer;Monat;Stunden\nRuth Hollis;2026-09;50\n');
  expect(readReportTable(odd)).toMatchObject({ missing: ['name', 'month'], lines: [] });
  const byHand = readReportTable(odd, [
    { column: 'Wer', field: 'name' },
    { column: 'Monat', field: 'month' },
    { column: 'Stunden', field: null },
  ]);
  expect(byHand.lines[0]!.cells).toEqual({ name: 'Ruth Hollis', month: '2026-09' });
  expect(byHand.columns.map(({ field }) => field)).toEqual(['name', 'month', null]);
});

it('REPORTS-R24 each line is new, already present, or refused with a reason', () => {
  const text = `name,month,hours,shared
Ruth Hollis,2026-09,50,yes
"Hollis, Naomi",9/2026,,yes
Naomi Hollis,September 2026,,yes
Joel Hollis,2026-09,,yes
Silas Hollis,2026-09,,yes
Guest Hollis,2026-09,,yes
,2026-09,,yes
Ruth Hollis,2026-11,,yes
Ruth Hollis,soon,,yes
Ruth Hollis,2026-08,745,yes
Ruth Hollis,2026-07,12.5,yes
Ruth Hollis,2026-06,12.0,yes
Ruth Hollis,2026-05,,no
`;
  const { lines, add } = plan(text, [reportKey(1, '2026-05-01')]);
  expect(lines.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    ...['new', 'new', 'twice', 'name-ambiguous', 'nobody', 'no-record', 'name-missing'],
    ...['month-not-over', 'month-unknown', 'figure-wrong', 'figure-wrong', 'new', 'there'],
  ]);
  expect(countReports({ lines, add })).toEqual({ new: 3, there: 1, problems: 9 });
  expect(add.map(({ person_id, month, hours, pioneer }) => [person_id, month, hours, pioneer])).toEqual([
    [1, '2026-09-01', 50, true],
    [2, '2026-09-01', null, false],
    [1, '2026-06-01', 12, true],
  ]);
});

it('REPORTS-R24 reads months as programs write them, without guessing', () => {
  for (const text of ['2026-10', '2026/10', '2026-10-01', '10/2026', 'October 2026', 'Oct 2026'])
    expect([text, readMonth(text)]).toEqual([text, '2026-10-01']);
  expect(readMonth('10', '2026')).toBe('2026-10-01');
  expect(readMonth('october', '2026')).toBe('2026-10-01');
  for (const text of ['1/10/2026', '2026-13', '2026', '', '13', 'Ok 2026', '0/2026'])
    expect([text, readMonth(text)]).toEqual([text, null]);
});

it('REPORTS-R24 sharing is given or derived from the figures; the group comes from flags or one word', () => {
  const read = (cells: object) => {
    const line = readReportLine({ month: '2026-09', ...cells }, newest);
    return line.allowed ? line.value : line.reason;
  };
  expect(read({ active: 'no', hours: '5' })).toMatchObject({ active: false });
  expect(read({ hours: '5' })).toMatchObject({ active: true });
  expect(read({ hours: '0' })).toMatchObject({ active: false });
  const group = (kind: string) => read({ kind });
  expect(group('Regular pioneer')).toMatchObject({ aux: false, pioneer: true, special_pioneer: false });
  expect(group('Auxiliary pioneer')).toMatchObject({ aux: true, pioneer: false });
  expect(group('Special pioneer')).toMatchObject({ special_pioneer: true, pioneer: false });
  expect(read({ pioneer: 'x' })).toMatchObject({ pioneer: true, aux: null });
});

it('REPORTS-R24 the Organized backup references people by id, and has the pioneer status of the month', () => {
  const person_data = {
    person_firstname: { value: 'Ruth' },
    person_lastname: { value: 'Hollis' },
    enrollments: [{ enrollment: 'FR', start_date: '2025/09/01', end_date: '2026/08/31' }],
  };
  const report = (report_date: string, change: object = {}) => ({
    report_data: {
      person_uid: 'a',
      report_date,
      shared_ministry: true,
      bible_studies: 2,
      comments: 'Ill',
      hours: { field_service: 51, credit: 3 },
      ...change,
    },
  });
  const file = {
    data: {
      persons: [{ person_uid: 'a', person_data }],
      cong_field_service_reports: [
        report('2026/08'),
        report('2026/09'),
        report('2026/07', { _deleted: true }),
      ],
    },
  };
  const read = readReportJson(file)!;
  expect(read.format).toBe('organized');
  expect(read.lines.map(({ cells }) => [cells.month, cells.pioneer])).toEqual([
    ['2026-08', 'yes'],
    ['2026-09', 'no'],
  ]);
  expect(read.lines[0]!.cells).toMatchObject({
    first_name: 'Ruth',
    last_name: 'Hollis',
    active: 'yes',
    hours: '51',
    special_hours: '3',
    studies: '2',
    comments: 'Ill',
  });
});

it('REPORTS-R24 the Hourglass export references publishers by id, with minutes and pioneer status', () => {
  const file = {
    publishers: [{ id: 7, firstname: 'Naomi', lastname: 'Hollis' }],
    reports: [
      { user_id: 7, year: 2026, month: 9, minutes: 3030, studies: 4, pioneer: 'Regular', remarks: 'Trip' },
      { user: { id: 7 }, year: 2026, month: 8, shared: false },
    ],
  };
  const read = readReportJson(file)!;
  expect(read.format).toBe('hourglass');
  const { add } = planReports(read.lines, { people, here: new Set(), newest });
  expect(add).toMatchObject([
    {
      person_id: 2,
      month: '2026-09-01',
      active: true,
      hours: 50,
      studies: 4,
      pioneer: true,
      comments: 'Trip',
    },
    { person_id: 2, month: '2026-08-01', active: false, pioneer: false },
  ]);
  expect(readReportJson({ publishers: [] })).toBeNull();
  expect(readReportJson([1])).toBeNull();
});

const figure = fc.option(fc.integer({ min: 0, max: 744 }));
const written: fc.Arbitrary<WrittenReport> = fc.record({
  person_id: fc.constantFrom(1, 2),
  first_name: fc.constant(''),
  last_name: fc.constant('Hollis'),
  month: fc.integer({ min: 1, max: 9 }).map((month) => `2026-0${month}-01`),
  active: fc.boolean(),
  aux: fc.boolean(),
  pioneer: fc.boolean(),
  special_pioneer: fc.boolean(),
  hours: figure,
  studies: figure,
  special_hours: figure,
  placements: figure,
  videos: figure,
  return_visits: figure,
  comments: fc.option(
    fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(/[\r\n\0]/g, ' ').trim()),
  ),
});

it('REPORTS-R25 written reports are read back without loss', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(written, { selector: ({ person_id, month }) => reportKey(person_id, month) }),
      (reports) => {
        const given = reports.map((one) => ({
          ...one,
          first_name: one.person_id === 1 ? 'Ruth' : 'Naomi',
          comments: one.comments || null,
          pioneer: one.pioneer && !one.special_pioneer,
        }));
        const { add } = plan(writeCsv(reportRows(given)));
        expect(add).toEqual(given.map(({ first_name: _, last_name: __, ...report }) => report));
      },
    ),
  );
});

it('REPORTS-R24 existing reports stay unchanged, and a person gets one report per month', () => {
  const line = fc.record({
    who: fc.constantFrom('Ruth Hollis', 'Naomi Hollis', 'X'),
    month: fc.integer({ min: 1, max: 12 }),
  });
  const here = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(fc.array(line), here, (lines, months) => {
      const text = ['name,month', ...lines.map(({ who, month }) => `${who},2025-${month}`)].join('\n');
      const keys = months.map((month) => reportKey(1, `2025-${String(month).padStart(2, '0')}-01`));
      const { add, lines: told } = plan(text, keys);
      const made = add.map(({ person_id, month }) => reportKey(person_id, month));
      expect(new Set(made).size).toBe(made.length);
      expect(made.filter((one) => keys.includes(one))).toEqual([]);
      expect(told).toHaveLength(lines.length);
    }),
  );
});

it('REPORTS-R33 reports and omits an unreadable figure, and refuses a line with unreadable hours', () => {
  const { lines, add } = plan(
    'name,month,hours,studies,videos\nRuth Hollis,2026-09,50,many,3\nRuth Hollis,2026-08,1O,1,\n',
  );
  expect(lines.map(({ outcome, reason, left_out }) => [reason ?? outcome, left_out])).toEqual([
    ['new', [{ column: 'studies', text: 'many' }]],
    ['figure-wrong', []],
  ]);
  expect(add).toMatchObject([{ hours: 50, studies: null, videos: 3 }]);
});

it('IMPORT-R24 an unclear word for a kind of pioneer is a question, and its reports are imported after the answer', () => {
  const text = `name,month,hours,status,shared
Ruth Hollis,2026-09,50,Pionnier,oui
Ruth Hollis,2026-08,50,pionnier,peut-être
Ruth Hollis,2026-07,50,Publisher,yes
`;
  const read = readReportTable(tableOf(text)).lines;
  const open = planReports(read, { people, here: new Set(), newest });
  expect(open.lines.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'word-unclear',
    'word-unclear',
    'new',
  ]);
  const asked = countReportWords(open.lines.flatMap(({ words }) => words));
  expect(asked).toEqual([
    { column: 'kind', text: 'Pionnier', count: 2 },
    { column: 'active', text: 'peut-être', count: 1 },
  ]);
  const answered = withAnsweredReports(read, [
    { column: 'kind', text: 'PIONNIER', answer: 'special_pioneer' },
    { column: 'active', text: 'peut-être', answer: 'no' },
  ]);
  const { add } = planReports(answered, { people, here: new Set(), newest });
  expect(add.map(({ active, special_pioneer }) => [active, special_pioneer])).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ]);
});

it('IMPORT-R23 lists unread content of an export with its count', () => {
  const organized = readReportJson({
    data: {
      persons: [{}, { person_uid: 'a' }],
      cong_field_service_reports: [{ report_data: { person_uid: 'a', status: 'late', hours: { carry: 3 } } }],
    },
  });
  expect(organized!.unused.map(({ column, values }) => [column, values])).toEqual([
    ['status', 1],
    ['hours.carry', 1],
    ['persons', 1],
  ]);
  const hourglass = readReportJson({
    publishers: [{ id: 1 }],
    reports: [{ month: '1', ldc: 4 }],
    schedules: [{ a: 1 }],
  });
  expect(hourglass!.unused.map(({ column }) => column)).toEqual(['ldc', 'publishers', 'schedules']);
});
