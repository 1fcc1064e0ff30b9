import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingLabels } from './part-kinds.ts';
import { lengthOf } from './part-times.ts';
import { blocksOf, type InventedScript, inventedWeek, plainScript } from './testing/workbook-blocks.ts';
import type { WorkbookBlock } from './workbook-sections.ts';
import { readWeek } from './workbook-week.ts';

const issue = '202511';
const monday = '2025-11-10';
const words = headingLabels([]);
const read = (blocks: readonly WorkbookBlock[]) => readWeek(blocks, issue, words);
const week = inventedWeek(monday);

it('MEET-O3 MEET-O4 reads a document as the parts of its week, with their requirements', () => {
  const result = read(blocksOf(week));
  expect(result).toMatchObject({ week: monday, problems: [], unknown: [], found: { parts: 8, songs: 3 } });
  expect(
    result.parts.map(({ section, key, minutes, qualification }) => [section, key, minutes, qualification]),
  ).toEqual([
    ['prelude', 'song', 5, null],
    ['prelude', 'comments', 1, null],
    ['treasures', 'first', 10, 'treasures-talk'],
    ['treasures', 'second', 10, 'gems'],
    ['treasures', 'reading', 4, 'bible-reading'],
    ['ministry', 'first', 3, 'demonstration'],
    ['ministry', 'second', 4, 'demonstration'],
    ['ministry', 'third', 5, 'student-talk'],
    ['living', 'mid-song', 3, null],
    ['living', 'first', 15, 'living-as-christians'],
    ['living', 'study', 30, 'study-conductor'],
    ['living', 'review', 3, null],
    ['living', 'last-song', 5, null],
  ]);
  expect(result.parts.map(({ title }) => title).slice(0, 4)).toEqual([
    'Song 105 and Prayer',
    'Welcome',
    'A Lamp for the Path',
    'Digging Deeper',
  ]);
  expect(result.parts.find(({ key }) => key === 'reading')?.refs).toBe('Ch 1:1-12 (lesson 5)');
  expect(lengthOf(result.parts).minutes).toBe(result.found.minutes);
});

const scripts: InventedScript[] = [
  { ...plainScript, zero: 0xff10, open: '（', close: '）', minutes: '分' },
  { ...plainScript, zero: 0x660, minutes: 'دقائق' },
  { ...plainScript, minutes: 'דק׳', hasColours: false },
];

it('MEET-O3 reads the same from other digits and brackets, and without colours', () => {
  const plain = read(blocksOf(week));
  for (const script of scripts) {
    const other = read(blocksOf(week, script));
    expect(other.problems).toEqual([]);
    expect(other.week).toBe(monday);
    expect(other.parts.map((part) => [part.key, part.minutes, part.qualification])).toEqual(
      plain.parts.map((part) => [part.key, part.minutes, part.qualification]),
    );
  }
});

it('MEET-O3 reads a third part of Living and a fourth of the ministry', () => {
  const more = {
    ...week,
    ministry: [...week.ministry.map((part) => ({ ...part, minutes: 3 })), { title: 'Talk', minutes: 3 }],
    living: [
      { title: 'One', minutes: 8 },
      { title: 'Two', minutes: 7 },
      { title: 'Study', minutes: 30 },
    ],
  };
  const { parts, problems } = read(blocksOf(more));
  expect(problems).toEqual([]);
  expect(parts.filter(({ section }) => section === 'living').map(({ key }) => key)).toEqual([
    ...['mid-song', 'first', 'second', 'study', 'review', 'last-song'],
  ]);
  expect(parts.filter(({ section }) => section === 'ministry').at(-1)?.key).toBe('fourth');
});

/** Each function damages one structural fact of a document. */
type Damage = (blocks: readonly WorkbookBlock[], at: number, value: number) => WorkbookBlock[];

const change = (
  blocks: readonly WorkbookBlock[],
  at: number,
  by: (block: WorkbookBlock) => Partial<WorkbookBlock>,
): WorkbookBlock[] => blocks.with(at, { ...blocks[at]!, ...by(blocks[at]!) });

const isMinutes = ({ tag, text }: WorkbookBlock): boolean => tag === 'p' && text.startsWith('(');

const damages: Record<string, Damage> = {
  'a block is missing': (blocks, at) => blocks.toSpliced(at, 1),
  'a block stands twice': (blocks, at) => blocks.toSpliced(at, 0, blocks[at]!),
  'two headings are swapped': (blocks, at, value) => {
    const other = value % blocks.length;
    if (blocks[at]!.tag === 'p' || blocks[other]!.tag === 'p') return [...blocks];
    return blocks.with(at, blocks[other]!).with(other, blocks[at]!);
  },
  'a number is another': (blocks, at, value) =>
    change(blocks, at, ({ tag, text }) =>
      tag === 'h3' ? { text: text.replace(/^\d+\./, `${value % 12}.`) } : {},
    ),
  'a number is missing': (blocks, at) =>
    change(blocks, at, ({ tag, text }) => (tag === 'h3' ? { text: text.replace(/^\d+\. /, '') } : {})),
  'a colour is another': (blocks, at, value) =>
    change(blocks, at, () => ({ section: ([null, 'treasures', 'ministry', 'living'] as const)[value % 4]! })),
  'a song is none': (blocks, at) => change(blocks, at, () => ({ isSong: false })),
  'something is a song': (blocks, at) => change(blocks, at, () => ({ isSong: true })),
  'a part is in a box': (blocks, at) => change(blocks, at, () => ({ isBoxed: true })),
  'minutes are missing': (blocks, at) =>
    change(blocks, at, (block) => (isMinutes(block) ? { text: block.text.replace(/^\([^)]*\)/, '') } : {})),
  'minutes are no number': (blocks, at) =>
    change(blocks, at, (block) => (isMinutes(block) ? { text: block.text.replace(/^\(\d+/, '(') } : {})),
  'a day is another': (blocks, _at, value) =>
    change(blocks, 0, ({ text }) => ({ text: text.replace(/\d+$/, String(17 + (value % 14))) })),
  'a heading of the ministry is unknown': (blocks, at) =>
    change(blocks, at, ({ tag, text, section }) =>
      tag === 'h3' && section === 'ministry' ? { text: `${text} anew` } : {},
    ),
};

it('MEET-O3 2,000 damaged weeks are reported or read correctly, never guessed', { timeout: 60_000 }, () => {
  const blocks = blocksOf(week);
  const whole = read(blocks);
  let told = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(damages)),
      fc.nat(blocks.length - 1),
      fc.nat(1000),
      (name, at, value) => {
        const result = read(damages[name]!(blocks, at, value));
        if (result.problems.length > 0) {
          told += 1;
          expect(result.parts).toEqual([]);
          return;
        }
        // The damage is irrelevant: the result equals the undamaged one.
        expect(result.week).toBe(whole.week);
        expect(result.parts).toEqual(whole.parts);
      },
    ),
    { numRuns: 2000 },
  );
  expect(told).toBeGreaterThan(500);
});
