import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, planTitles, readTitles, titleIn } from './title-list.ts';

const word = fc.stringMatching(/^[A-Z][a-z]{2,8}( [a-z]{2,8}){0,3}$/);
const titles = fc
  .uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 999 }), title: word }), {
    minLength: 1,
    maxLength: 30,
    selector: ({ number }) => number,
  })
  .map((list) => list.map((one) => ({ ...one, lang: 'en' })));

it('WKND-O6 reads a list from all supported line formats', () => {
  const manners = [
    (number: number, title: string) => `${number};${title}`,
    (number: number, title: string) => `${number}\t${title}`,
    (number: number, title: string) => `${number},"${title}"`,
    (number: number, title: string) => `${number}. ${title}`,
    (number: number, title: string) => `${number} ${title}`,
    (number: number, title: string) => `No. ${number}: ${title}`,
  ];
  fc.assert(
    fc.property(titles, fc.constantFrom(...manners), fc.constantFrom('\n', '\r\n'), (list, manner, end) => {
      const text = list.map(({ number, title }) => manner(number, title)).join(end);
      expect(readTitles(`\uFEFF${text}${end}`, 'en')).toEqual({ titles: list, wrong: [], unused: [] });
    }),
  );
});

it('WKND-O6 a heading names the languages of the columns, and an empty cell is no title', () => {
  const text = 'number;en;de\n3;Listening well;Gut zuhören\n12;"A home; that welcomes";\n';
  expect(readTitles(text, 'fr').titles).toEqual([
    { number: 3, lang: 'en', title: 'Listening well' },
    { number: 3, lang: 'de', title: 'Gut zuhören' },
    { number: 12, lang: 'en', title: 'A home; that welcomes' },
  ]);
  expect(readTitles('Number;Title\n3;Listening', 'fr').titles).toEqual([
    { number: 3, lang: 'fr', title: 'Listening' },
  ]);
});

it('WKND-O6 an unrelated line leaves the others unaffected', () => {
  const titles = [
    { number: 12, lang: 'en', title: 'A new title' },
    { number: 13, lang: 'en', title: 'Patience' },
  ];
  for (const sign of ['; ', ';', '\t', ', ', ' ', '. ']) {
    const list = [`12${sign}A new title`, 'Talks of this year', `13${sign}Patience`].join('\n');
    expect([sign, readTitles(list, 'en')]).toEqual([
      sign,
      { titles, wrong: [{ line: 2, code: 'no-number' }], unused: [] },
    ]);
  }
  const twice = 'number;en;de\n3;Listening;Zuhören\nTalks of this year\n';
  expect(readTitles(twice, 'fr').titles).toEqual([
    { number: 3, lang: 'en', title: 'Listening' },
    { number: 3, lang: 'de', title: 'Zuhören' },
  ]);
  expect(readTitles('2026 list\n12; A new title', 'en').titles).toEqual([titles[0]]);
});

it('WKND-O6 reports unreadable lines by number and reads the others', () => {
  const text = `3;Listening\n;No number\n\n1000;Too high\n4;\n3;Again\n5;${'x'.repeat(191)}\n6;Kindness`;
  const read = readTitles(text, 'en');
  expect(read.titles.map(({ number }) => number)).toEqual([3, 6]);
  expect(read.wrong).toEqual([
    { line: 2, code: 'no-number' },
    { line: 4, code: 'number-too-high' },
    { line: 5, code: 'no-title' },
    { line: 6, code: 'number-twice' },
    { line: 7, code: 'title-too-long' },
  ]);
});

it('WKND-O6 reads digits of other scripts', () => {
  expect(readTitles('١٢;بيت يرحّب', 'ar').titles).toEqual([{ number: 12, lang: 'ar', title: 'بيت يرحّب' }]);
  expect(readTitles('१२३;घर', 'hi').titles[0]!.number).toBe(123);
});

it('WKND-O6 reads any pasted text without an exception, and returns only values within the limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const { number, title } of readTitles(text, 'en').titles) {
        expect(number >= 1 && number <= 999).toBe(true);
        expect(title.length > 0 && title.length <= 190).toBe(true);
      }
    }),
  );
});

it('WKND-O6 importing the same list again changes nothing', () => {
  fc.assert(
    fc.property(titles, titles, (known, given) => {
      const plan = planTitles(known, given);
      expect(plan.added.length + plan.changed.length + plan.same).toBe(given.length);
      expect(planTitles(given, given)).toEqual({ added: [], changed: [], same: given.length });
      for (const { number, before } of plan.changed) expect(titleIn(known, number, ['en'])).toBe(before);
    }),
  );
});

it('WKND-O6 shows a title in the first language that has it, or else in any', () => {
  const both = [
    { number: 3, lang: 'de', title: 'Gut zuhören' },
    { number: 3, lang: 'en', title: 'Listening well' },
  ];
  expect(titleIn(both, 3, ['ar', 'en'])).toBe('Listening well');
  expect(titleIn(both, 3, ['ar'])).toBe('Gut zuhören');
  expect(titleIn(both, 4, ['en'])).toBeNull();
  expect(cellsOf('"a ""b"" c";d', ';')).toEqual(['a "b" c', 'd']);
});
