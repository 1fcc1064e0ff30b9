import { expect, it } from 'vitest';
import { titlesOfLines, withTitles } from './workbook-titles.ts';
import type { WorkbookPart } from './workbook-week.ts';

const titlesOf = (text: string) => titlesOfLines(text).map((week) => [...week]);

it('X-WORKBOOK a pasted number that does not increase begins a new week', () => {
  expect(titlesOf('1. First\n2. Second\n4. Fourth\n1. Next\n2. And so on')).toEqual([
    [
      [1, 'First'],
      [2, 'Second'],
      [4, 'Fourth'],
    ],
    [
      [1, 'Next'],
      [2, 'And so on'],
    ],
  ]);
  expect(titlesOf('3. Third\n3. Third again')).toEqual([[[3, 'Third']], [[3, 'Third again']]]);
});

it('X-WORKBOOK skips lines without a number, with any line ends', () => {
  expect(titlesOf('')).toEqual([]);
  expect(titlesOf('A week of May\r\n1. First \r\n\r\nSong 12\r\n  ٢. ثانيا\u200F')).toEqual([
    [
      [1, 'First'],
      [2, 'ثانيا'],
    ],
  ]);
});

it('X-WORKBOOK cuts a pasted title at the length limit of part titles', () => {
  const [[, kept] = []] = titlesOf(`1. ${'x'.repeat(301)}`)[0]!;
  expect(kept).toBe('x'.repeat(300));
});

const part = (change: Partial<WorkbookPart>): WorkbookPart => ({
  section: 'living',
  key: 'first',
  title: 'Of the workbook',
  minutes: 15,
  refs: 'ch. 2',
  number: 7,
  qualification: 'living-as-christians',
  helperQualification: null,
  helperType: 'none',
  ...change,
});

it('X-WORKBOOK with pasted titles only the structure of the workbook is used', () => {
  const song = part({ key: 'mid-song', number: null, minutes: 3 });
  const titles = new Map([[7, 'Pasted']]);
  expect(withTitles([part({}), part({ number: 8 }), song], titles)).toEqual([
    part({ title: 'Pasted', refs: null }),
    part({ number: 8, title: null, refs: null }),
    { ...song, title: null, refs: null },
  ]);
  expect(withTitles([part({})], undefined)).toEqual([part({ title: null, refs: null })]);
});
