import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingLabels } from './part-kinds.ts';
import { blocksOf, type InventedPart, inventedWeek } from './testing/workbook-blocks.ts';
import { type WorkbookBlock, workbookSections } from './workbook-sections.ts';
import { readWeek } from './workbook-week.ts';

const monday = '2025-11-10';
const week = inventedWeek(monday);
const blocks = blocksOf(week);
const read = (some: readonly WorkbookBlock[]) => readWeek(some, '202511', headingLabels([]));
const whole = read(blocks);

const living = (first: Partial<InventedPart>) =>
  read(blocksOf({ ...week, living: [{ ...week.living[0]!, ...first }, week.living[1]!] }));
const partOf = (first: Partial<InventedPart>) =>
  living(first).parts.find(({ section, key }) => section === 'living' && key === 'first');
/** Changes some blocks of the page. */
const changed = (by: (block: WorkbookBlock) => Partial<WorkbookBlock>) =>
  read(blocks.map((block) => ({ ...block, ...by(block) })));
/** Changes the texts of the page. */
const reworded = (from: string | RegExp, to: string) =>
  changed(({ text }) => ({ text: text.replace(from, to) }));
const titleOf = (result: typeof whole, key: string) => result.parts.find((part) => part.key === key)?.title;

it('MEET-O3 an empty page has every possible problem', () => {
  expect(read([])).toEqual({
    heading: '',
    week: null,
    found: { parts: 0, songs: 0, minutes: 0 },
    problems: ['date', 'songs', 'numbers', 'sections'],
    unknown: [],
    reading: null,
    parts: [],
  });
});

it('MEET-O3 reports a problem by name, with what was found', () => {
  expect(reworded(/^WEEK.*/, 'WEEK 1')).toMatchObject({ heading: 'WEEK 1', week: null, problems: ['date'] });
  const noMiddle = read(blocks.filter(({ text }) => text !== 'Song 77'));
  expect(noMiddle.problems).toEqual(['songs', 'sections']);
  expect(noMiddle).toMatchObject({ week: monday, found: { parts: 8, songs: 2, minutes: 0 }, parts: [] });
  expect(reworded(/^5\. /, '6. ').problems).toEqual(['numbers']);
  const noColour = changed(({ text }) => (text === 'FIELD' ? { section: null } : {}));
  expect(noColour.problems).toEqual([]);
  const coloured = changed(({ text }) => (text === 'FIELD' ? { section: 'living' } : {}));
  expect(coloured.problems).toEqual(['sections']);
});

it('MEET-O3 accepts one to sixty minutes', () => {
  expect(living({ minutes: 0 }).problems).toContain('minutes');
  expect(living({ minutes: 60 }).problems).toEqual(['length']);
  expect(living({ minutes: 61 }).problems).toEqual(['minutes', 'length']);
  expect(reworded('(15 min.)', 'Without minutes').problems).toContain('minutes');
  expect(reworded('(15 min.)', '(some min.)').problems).toContain('minutes');
});

it('MEET-O3 a meeting takes 90 to 110 minutes', () => {
  expect(whole.found.minutes).toBe(102);
  const of = (minutes: number) => {
    const { found, problems } = living({ minutes: 15 - 102 + minutes });
    expect(found.minutes).toBe(minutes);
    return problems;
  };
  expect([of(90), of(110)]).toEqual([[], []]);
  expect([of(89), of(111)]).toEqual([['length'], ['length']]);
});

it('MEET-O3 reads older pages with three colours instead of numbers', () => {
  const older = blocks.map((block) => ({
    ...block,
    text: block.tag === 'h3' ? block.text.replace(/^\d+\. /, '') : block.text,
  }));
  const result = read(older);
  expect(result.problems).toEqual([]);
  expect(result.parts).toEqual(whole.parts.map((part) => ({ ...part, number: null })));
  expect(read(older.map((block) => ({ ...block, section: null }))).problems).toContain('numbers');
});

it('MEET-O4 reports each unnamed heading once', () => {
  const ministry = ['Kites', 'KITES', 'Boats'].map((title) => ({ title, minutes: 4 }));
  const result = read(blocksOf({ ...week, ministry }));
  expect([result.problems, result.unknown]).toEqual([['headings'], ['kites', 'boats']]);
  expect([result.parts, result.reading]).toEqual([[], null]);
});

it('MEET-O3 keeps the text after the minutes as references if it is short and contains a number', () => {
  const short = `${'x'.repeat(78)} 4`;
  expect(partOf({ manner: short })?.refs).toBe(short);
  expect(partOf({ manner: `x${short}` })?.refs).toBeNull();
  expect(partOf({ manner: 'Discussion without a number' })?.refs).toBeNull();
});

it('MEET-O3 keeps only the brackets at the end of an instruction as references', () => {
  const long = 'Discuss what we learned. '.repeat(5);
  expect(partOf({ manner: `${long}(lesson 4)` })?.refs).toBe('lesson 4');
  expect(partOf({ manner: 'Discussion (of the video)' })?.refs).toBe('of the video');
  expect(partOf({ manner: `${long}(${'x'.repeat(301)})` })?.refs).toBe('x'.repeat(300));
});

it('MEET-O3 limits titles of parts and songs to 300 characters', () => {
  expect(partOf({ title: 'x'.repeat(301) })?.title).toBe('x'.repeat(300));
  expect(titleOf(reworded('Song 77', `Song 77 ${'x'.repeat(300)}`), 'mid-song')).toHaveLength(300);
});

it('MEET-O3 a song title is the piece with its number, else the built-in phrase', () => {
  expect(['song', 'mid-song', 'last-song'].map((key) => titleOf(whole, key))).toEqual([
    ...['Song 105 and Prayer', 'Song 77', 'Song 12 and Prayer'],
  ]);
  expect(titleOf(reworded('Song 77', 'A Song'), 'mid-song')).toBeNull();
  expect(titleOf(reworded('Song 77', 'Prayer｜Song 77 '), 'mid-song')).toBe('Song 77');
  const bare = reworded('Song 105 and Prayer | ', '');
  expect([bare.problems, titleOf(bare, 'song')]).toEqual([[], null]);
});

it('MEET-O3 chairman comments take the minutes in their brackets, and one if they have no number', () => {
  const said = ({ parts }: typeof whole) =>
    ['comments', 'review'].map((key) => {
      const part = parts.find((one) => one.key === key);
      return part && [part.title, part.minutes];
    });
  expect(said(whole)).toEqual([
    ['Welcome', 1],
    ['Farewell', 3],
  ]);
  expect(said(reworded('Welcome (1 min.)', '(a min.)'))[0]).toEqual([null, 1]);
  expect(said(reworded('Welcome (1 min.)', 'Welcome (3 min.)'))[0]).toEqual(['Welcome', 3]);
  expect(reworded('Welcome (1 min.)', 'Welcome (4 min.)').problems).toEqual(['minutes']);
  expect(reworded('Welcome (1 min.)', 'Welcome').problems).toEqual(['minutes']);
  expect(reworded('Farewell (3 min.)', 'Farewell').problems).toEqual(['minutes']);
});

it('MEET-O3 chairman comments may have headings of their own between the song and the parts', () => {
  const plain: WorkbookBlock = { tag: 'h3', text: '', section: null, isSong: false, isBoxed: false };
  const heading = (text: string) => ({ ...plain, text });
  const at = (text: string) => blocks.findIndex((block) => block.text.includes(text));
  const apart = blocks
    .with(at('Farewell'), { ...heading('Song 12 and Prayer'), isSong: true })
    .toSpliced(at('Farewell'), 0, heading('Farewell (3 min.)'))
    .with(at('Welcome'), { ...heading('Song 105 and Prayer'), isSong: true })
    .toSpliced(at('Welcome') + 1, 0, heading('Welcome (1 min.)'));
  expect(read(apart).parts).toEqual(whole.parts);
  const afterwards = reworded('Farewell (3 min.) | ', '');
  expect(afterwards.problems).toEqual(['minutes']);
  const late = blocks.map((block) => ({ ...block, text: block.text.replace('Farewell (3 min.) | ', '') }));
  expect(read([...late, heading('Farewell (3 min.)')]).problems).toEqual(['minutes']);
  const above = blocks.map((block) => ({ ...block, text: block.text.replace(' | Welcome (1 min.)', '') }));
  expect(read(above.toSpliced(1, 0, heading('Welcome (1 min.)'))).problems).toEqual(['minutes']);
});

it('MEET-O3 a section heading is not a song, and the colour of a song is ignored', () => {
  const unnumbered = blocks.map((block) => ({
    ...block,
    text: block.text.replace('Song 105 and', 'Song and').replace('TREASURES', 'TREASURES 7'),
  }));
  expect(titleOf(read(unnumbered), 'song')).toBeNull();
  fc.assert(
    fc.property(fc.constantFrom(...workbookSections), (section) => {
      expect(changed(({ isSong }) => (isSong ? { section } : {})).parts).toEqual(whole.parts);
    }),
  );
});
