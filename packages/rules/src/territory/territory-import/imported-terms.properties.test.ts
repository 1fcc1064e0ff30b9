import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOrderOf, readDate } from '../../time/date-text.ts';
import { languageCodes } from '../territory/language-code.ts';
import { lackingForImport } from './import-permission.ts';
import { readLanguage, readMapType, readState } from './imported-terms.ts';
import { firstOfEach, isLost, lostReasons, mostTold, toldReasons } from './problem.ts';
import { problemsAsCsv } from './problem-csv.ts';
import { decideRollback } from './rollback.ts';

const today = '2026-11-21';
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const parts = (iso: string) => iso.split('-').map(Number) as [number, number, number];

it('TERR-R12 reads a date as the day that was written, in the format of any country', () => {
  fc.assert(
    fc.property(day, (iso) => {
      const [year, month, date] = parts(iso);
      const expected = { allowed: true, value: iso };
      for (const text of [iso, `${iso} 08:30:00`, `${iso}T08:30:00Z`, `${date}.${month}.${year}`])
        expect(readDate(text, null, today)).toEqual(expected);
      expect(readDate(`${date}/${month}/${year}`, 'day-first', today)).toEqual(expected);
      expect(readDate(`${month}/${date}/${year}`, 'month-first', today)).toEqual(expected);
    }),
  );
});

it('TERR-R12 a day above 12 decides the date order of the whole file; without one, or with a conflict, it is undecided', () => {
  expect(dayOrderOf(['01/02/2024', '13/02/2024'])).toBe('day-first');
  expect(dayOrderOf(['01/02/2024', '02/13/2024'])).toBe('month-first');
  expect(dayOrderOf(['01/02/2024'])).toBe(null);
  expect(dayOrderOf(['13/02/2024', '02/13/2024'])).toBe(null);
  expect(readDate('01/02/2024', null, today)).toEqual({ allowed: false, reason: 'date-unreadable' });
  expect(readDate('02/02/2024', null, today)).toEqual({ allowed: true, value: '2024-02-02' });
  for (const text of ['2024-02-30', '31.11.2024', 'soon', '12', '99999']) {
    expect(readDate(text, 'day-first', today)).toEqual({ allowed: false, reason: 'date-unreadable' });
  }
  expect(readDate('2026-11-22', null, today)).toEqual({ allowed: false, reason: 'date-ahead' });
});

it('MAPS-D2 TERR-R11 maps a category of another program to a map type, or to null', () => {
  const words = [
    'Residential',
    'Homes',
    'Business',
    'RURAL',
    'Apartments',
    'Letter Writing',
    'Foreign-language',
  ];
  expect(words.map(readMapType)).toEqual([
    'residential',
    'residential',
    'business',
    'rural',
    'high-density',
    'high-density',
    'foreign',
  ]);
  expect(['', 'Zone X', '7'].map(readMapType)).toEqual([null, null, null]);
});

it('TERR-R13 reads states in any spelling', () => {
  const calls = [
    'Do Not Call',
    'DoNotCall',
    'do-not-call',
    'DNC',
    'Do not contact',
    'Nicht besuchen',
    'Ne pas visiter',
  ];
  expect(new Set(calls.map(readState))).toEqual(new Set(['do-not-call']));
  expect(['Not at home', 'Duplicate', 'Available', '', 'Sleeping'].map(readState)).toEqual([
    'not-home',
    'no-door',
    'door',
    'door',
    null,
  ]);
});

it('TERR-R13 recognises a language by its code and by its English name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  for (const code of languageCodes) {
    expect(readLanguage(code)).toBe(code);
    expect(readLanguage(names.of(code)!), code).not.toBe(null);
  }
  expect(['Nepali', 'SPANISH', 'Chinese (Cantonese)', 'Tagalog', 'Elvish', ''].map(readLanguage)).toEqual([
    'ne',
    'es',
    'yue',
    'tl',
    null,
    null,
  ]);
});

it('TERR-R14 lists the first problems of each reason, in file order', () => {
  const problems = Array.from({ length: 3 * mostTold }, (_, line) => ({
    line,
    reason: line % 3 === 0 ? ('duplicate' as const) : ('date-ahead' as const),
    text: '',
  }));
  const told = firstOfEach(problems);
  expect(told.filter(({ reason }) => reason === 'date-ahead')).toHaveLength(mostTold);
  expect(told.filter(({ reason }) => reason === 'duplicate')).toHaveLength(mostTold);
  expect(told.map(({ line }) => line)).toEqual(told.map(({ line }) => line).sort((a, b) => a - b));
  expect([lostReasons.every(isLost), toldReasons.some(isLost)]).toEqual([true, false]);
});

it('TERR-R14 escapes spreadsheet formulas in the exported problems', () => {
  const csv = problemsAsCsv(
    ['Line', 'Text', 'Reason'],
    [
      { line: 4, reason: 'No street', text: '=HYPERLINK("x"), "a", b' },
      { line: 5, reason: 'No street', text: '-1+2' },
    ],
  );
  expect(csv).toBe(
    `\uFEFFLine,Text,Reason\r\n4,"'=HYPERLINK(""x""), ""a"", b",No street\r\n5,'-1+2,No street\r\n`,
  );
});

it('TERR-R16 an import requires a permission for each kind of row it writes, and no other', () => {
  const held = new Set(['settings.maps.add', 'maps.streets.add']);
  expect(lackingForImport({ maps_new: 2, streets: 3 }, held)).toEqual([]);
  expect(
    lackingForImport({ maps_new: 2, streets: 3, preloaded: 1, foreign: 0, do_not_calls: 1 }, held),
  ).toEqual(['maps.preloaded.add', 'maps.dnc.add']);
});

it('TERR-R19 an import can be rolled back once, and only while nothing depends on it', () => {
  const untouched = { rolledBack: false, assigned: false, changedRows: 0, builtUpon: false };
  expect(decideRollback(untouched)).toEqual({ allowed: true, value: true });
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.nat(2),
      fc.boolean(),
      (rolledBack, assigned, changedRows, builtUpon) => {
        const free = !rolledBack && !assigned && changedRows === 0 && !builtUpon;
        expect(decideRollback({ rolledBack, assigned, changedRows, builtUpon }).allowed).toBe(free);
      },
    ),
  );
});
