import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ImportTable } from '../../territory/territory-import/cells.ts';
import { readSpeakerColumns } from './columns.ts';
import { readClock, readWeekday } from './meeting-time.ts';
import { type KnownCongregation, planDirectory } from './plan.ts';
import { readDirectoryLines, readGivenLines } from './read-rows.ts';

const elders = [{ word: '', appointment: 'elder' as const }];
const table = (headings: string[], ...rows: string[][]): ImportTable => ({
  headings,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});
const read = (headings: string[], ...rows: string[][]) => {
  const given = table(headings, ...rows);
  return readDirectoryLines(given, readSpeakerColumns(given).columns, elders);
};

it('SPKR-I1 recognises columns by heading in any spelling, and a history by its dates and numbers', () => {
  const found = readSpeakerColumns(
    table(['Talk No.', 'DATE', 'Speaker name', 'Cong.', 'Song'], ['1', '2026-01-04', 'A', 'B', '2']),
  );
  expect(found.rows).toBe('history');
  expect(found.columns.map(({ field }) => field)).toEqual([
    'number',
    'date',
    'speaker',
    'congregation',
    null,
  ]);
  const directory = readSpeakerColumns(
    table(['Congregation', 'Full Name', 'E-mail', 'Talk numbers'], ['A', 'B', 'c@d.org', '1-3']),
  );
  expect([directory.rows, directory.columns.map(({ field }) => field)]).toEqual([
    'speakers',
    ['congregation', 'speaker', 'email', 'talks'],
  ]);
  expect(readSpeakerColumns(table(['x', 'y'], ['1', '2'])).rows).toBeNull();
});

it('SPKR-I2 parses days and times as people write them, without guessing', () => {
  expect(['Sunday', 'sat', '3', '', 'noday'].map(readWeekday)).toEqual([0, 6, 3, null, 'day-unclear']);
  expect(['9.30', '1:30 PM', '12 am', '10', '', '25:00', '13 pm', 'late'].map(readClock)).toEqual([
    ...['09:30', '13:30', '00:00', '10:00', null],
    ...['time-unclear', 'time-unclear', 'time-unclear'],
  ]);
});

it('SPKR-I2 reports an unclear line and imports the others', () => {
  const heads = ['Congregation', 'Speaker', 'E-mail', 'Talks', 'Appointment', 'Day'];
  const { lines, problems, cells } = read(
    heads,
    ['Wynyard', 'Amos Hale', 'amos@example.org', '1, 3-5', 'Elder', 'Sunday'],
    ['', 'Nobody', '', '', '', ''],
    ['Penguin', 'Owen Kelton', 'nonsense', '', '', ''],
    ['Penguin', 'Owen Kelton', '', 'twelve', '', ''],
    ['Penguin', 'Owen Kelton', '', '', 'bishop', ''],
    ['Penguin', '', 'owen@example.org', '', '', ''],
    ['Penguin', '', '', '', '', 'someday'],
    ['Penguin', 'x'.repeat(121), '', '', '', ''],
    ['', '', '', '', '', ''],
  );
  expect(lines).toMatchObject([
    {
      line: 2,
      congregation: { name: 'Wynyard', public_day: 0 },
      speaker: { outlines: [1, 3, 4, 5], appointment: 'elder' },
    },
    { line: 4, speaker: { email: null } },
    { line: 5, speaker: { outlines: [] } },
    { line: 8, congregation: { public_day: null } },
  ]);
  expect(cells.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    ...['4 email-wrong', '5 talks-unclear', '8 day-unclear'],
  ]);
  expect(problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    ...['3 congregation-missing', '6 appointment-unknown', '7 speaker-missing', '9 too-long'],
  ]);
});

it('SPKR-I2 leaves out an ambiguous date, unless another one determines the order', () => {
  const history = (...days: string[]) => {
    const given = table(['number', 'date'], ...days.map((date) => ['12', date]));
    const { lines, problems } = readGivenLines(given, readSpeakerColumns(given).columns, '2026-11-25');
    return [lines.map(({ date }) => date), problems.map(({ reason }) => reason)];
  };
  expect(history('03/04/2026')).toEqual([[], ['date-unclear']]);
  expect(history('03/04/2026', '25/04/2026')).toEqual([['2026-04-03', '2026-04-25'], []]);
  expect(history('2026-12-25')).toEqual([[], ['date-unclear']]);
  const wrong = table(
    ['number', 'date'],
    ['0', '2026-01-04'],
    ['1000', '2026-01-04'],
    ['No. 12', '2026-01-04'],
  );
  expect(
    readGivenLines(wrong, readSpeakerColumns(wrong).columns, '2026-11-25').lines.map(({ number }) => number),
  ).toEqual([12]);
});

const word = fc.constantFrom('Wynyard', 'wynyard', 'Penguin', 'PENGUIN ', 'Ulverstone');
const name = fc.constantFrom('Amos Hale', 'amos  hale', 'Owen Kelton', '');

it('SPKR-I3 keeps existing entries, adds each new one once in any spelling, and adds nothing for the same file', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, name), { maxLength: 20 }), (rows) => {
      const { lines } = read(['congregation', 'speaker'], ...rows.map(([one, two]) => [one, two]));
      const here: KnownCongregation[] = [
        { id: 1, name: 'Ulverstone', kept: false, speakers: [] },
        { id: 2, name: 'Penguin', kept: true, speakers: ['Amos Hale'] },
      ];
      const plan = planDirectory(lines, here);
      expect(plan.congregations.every(({ congregation }) => !/ulverstone/i.test(congregation.name))).toBe(
        true,
      );
      const after: KnownCongregation[] = [
        ...here.map((one) => ({
          ...one,
          speakers: [
            ...one.speakers,
            ...plan.congregations
              .filter(({ id }) => id === one.id)
              .flatMap((into) => into.speakers.map(({ full_name }) => full_name)),
          ],
        })),
        ...plan.congregations
          .filter(({ id }) => id === null)
          .map(({ congregation, speakers }, index) => ({
            id: 10 + index,
            name: congregation.name,
            kept: true,
            speakers: speakers.map(({ full_name }) => full_name),
          })),
      ];
      const again = planDirectory(lines, after);
      expect(again.congregations).toEqual([]);
      expect(new Set(after.map((one) => one.name.trim().toLowerCase())).size).toBe(after.length);
    }),
  );
});

it('SPKR-I7 reads a speaker from one column or two, and `Kent, Clark` as Clark Kent', () => {
  const read = (headings: string[], ...rows: string[][]) => {
    const table = { headings, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
    const { columns } = readSpeakerColumns(table);
    return readDirectoryLines(table, columns, elders).lines.map(({ speaker }) => speaker?.full_name);
  };
  expect(read(['Congregation', 'First name', 'Last name'], ['Acton', 'Clark', 'Kent'])).toEqual([
    'Clark Kent',
  ]);
  const names = read(
    ['Congregation', 'Speaker'],
    ['Acton, East', 'Kent, Clark'],
    ['Acton, East', 'Clark Kent'],
  );
  expect(names).toEqual(['Clark Kent', 'Clark Kent']);
  const table = {
    headings: ['Congregation', 'Speaker'],
    rows: [
      { line: 2, cells: ['Acton, East', 'Kent, Clark'] },
      { line: 3, cells: ['Acton, East', 'clark kent'] },
    ],
  };
  const { lines } = readDirectoryLines(table, readSpeakerColumns(table).columns, elders);
  const here = [{ id: 1, name: 'Acton, East', kept: true, speakers: ['Kent, Clark'] }];
  expect(planDirectory(lines, here)).toMatchObject({ known: 2, congregations: [] });
});

it('SPKR-I7 an unknown appointment word is a question, and its lines are imported after the answer', () => {
  const table = {
    headings: ['Congregation', 'Speaker', 'Appointment'],
    rows: ['Ältester', 'ältester', 'DA', 'elder'].map((word, at) => ({
      line: at + 2,
      cells: ['Acton', `Speaker ${at}`, word],
    })),
  };
  const { columns } = readSpeakerColumns(table);
  const open = readDirectoryLines(table, columns);
  expect([open.asked, open.lines.length]).toEqual([
    [
      { word: 'Ältester', count: 2 },
      { word: 'DA', count: 1 },
    ],
    1,
  ]);
  const answered = readDirectoryLines(table, columns, [
    { word: 'Ältester', appointment: 'elder' },
    { word: 'DA', appointment: 'servant' },
  ]);
  expect([answered.asked, answered.lines.map(({ speaker }) => speaker!.appointment)]).toEqual([
    [],
    ['elder', 'elder', 'servant', 'elder'],
  ]);
});

it('SPKR-I7 requests the appointment of all speakers without one in one question, and imports none as an elder by default', () => {
  const table = {
    headings: ['Congregation', 'Speaker', 'Appointment'],
    rows: ['', ' ', 'elder', 'ms'].map((word, at) => ({
      line: at + 2,
      cells: ['Acton', `Speaker ${at}`, word],
    })),
  };
  const { columns } = readSpeakerColumns(table);
  const open = readDirectoryLines(table, columns);
  expect([open.asked, open.lines.map(({ speaker }) => speaker!.appointment)]).toEqual([
    [{ word: '', count: 2 }],
    ['elder', 'servant'],
  ]);
  const { lines, asked } = readDirectoryLines(table, columns, [{ word: '', appointment: 'servant' }]);
  expect([asked, lines.map(({ speaker }) => speaker!.appointment)]).toEqual([
    [],
    ['servant', 'servant', 'elder', 'servant'],
  ]);
});
