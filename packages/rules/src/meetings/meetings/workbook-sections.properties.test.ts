import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  coloured,
  isUnbroken,
  minutesOf,
  partsAmong,
  splitSections,
  titled,
  type WorkbookBlock,
  type WorkbookSection,
  workbookSections,
} from './workbook-sections.ts';

const block = (text: string, change: Partial<WorkbookBlock> = {}): WorkbookBlock => ({
  tag: 'h3',
  text,
  section: null,
  isSong: false,
  isBoxed: false,
  ...change,
});
const below = (text: string) => block(text, { tag: 'p' });
const song = block('Song 1', { isSong: true });
const part = (number: number | string) => [block(`${number}. Title`), below('(5 min.) Below')];
const unnumbered = (title: string) => [block(title), below('(5 min.) Below')];
const headOf = (section: WorkbookSection) => block(section.toUpperCase(), { tag: 'h2', section });

it('MEET-O3 a heading has its number, its title and the first paragraph below', () => {
  const blocks = [
    ...[below('Above all'), block('1. Of the page', { tag: 'h1' }), block('A head', { tag: 'h2' })],
    ...[block('2. In a box', { isBoxed: true }), block('3. A part'), below('First')],
    ...[block('In a box', { tag: 'p', isBoxed: true }), below('Second')],
    block('4. Song of the number four', { isSong: true }),
  ];
  expect(titled(blocks).map(({ at, number, title, text }) => [at, number, title, text])).toEqual([
    [0, null, 'A head', ''],
    [1, 3, 'A part', 'First'],
    [2, null, '4. Song of the number four', ''],
  ]);
});

it('MEET-O3 minutes are at the beginning of a paragraph', () => {
  expect(minutesOf('(5 min.) Talk')).toEqual({ before: '', inside: '5 min.', after: 'Talk' });
  expect(minutesOf('Talk (5 min.)')).toBeNull();
  expect(minutesOf('Talk')).toBeNull();
});

const partsOf = (blocks: readonly WorkbookBlock[]) => partsAmong(titled(blocks)).map(({ title }) => title);

it('MEET-O3 parts are the numbered headings, and without numbers those with minutes except songs', () => {
  const older = [...unnumbered('One'), block('Head'), ...unnumbered('Two'), song, below('(3 min.)')];
  expect(partsOf(older)).toEqual(['One', 'Two']);
  expect(partsOf([...older, block('7. Numbered')])).toEqual(['Numbered']);
  expect(partsOf([song])).toEqual([]);
});

const isWhole = (blocks: readonly WorkbookBlock[]) => isUnbroken(partsAmong(titled(blocks)), titled(blocks));

it('MEET-O3 numbers run from 1 without gaps, and every heading with minutes has one', () => {
  const numbers = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(numbers, (all) => {
      expect(isWhole(all.flatMap(part))).toBe(all.every((number, index) => number === index + 1));
    }),
  );
  expect(isWhole([...part(1), block('A head'), song, below('(3 min.)'), ...part(2)])).toBe(true);
  expect(isWhole([...part(1), ...unnumbered('Forgotten'), ...part(2)])).toBe(false);
});

it('MEET-O3 accepts section colours once each and in order, with repeats in a row', () => {
  const order = fc.array(fc.constantFrom(...workbookSections), { maxLength: 6 });
  fc.assert(
    fc.property(order, (sections) => {
      const runs = sections.filter((section, index) => section !== sections[index - 1]);
      const isInOrder =
        runs.length === 3 && runs.every((section, index) => section === workbookSections[index]);
      const expected = sections.length === 0 ? 'none' : isInOrder ? 'three' : 'broken';
      const blocks = sections.flatMap((section) => [headOf(section), { ...song, section: null }, block('A')]);
      expect(coloured(titled(blocks))).toBe(expected);
    }),
  );
});

const three = workbookSections.map(headOf);

it('MEET-O3 ignores the colour of a song', () => {
  const red = { ...song, section: 'treasures' } as const;
  expect(coloured(titled([red, song]))).toBe('none');
  expect(coloured(titled([red, ...three, red]))).toBe('three');
});

interface Counts {
  treasures: number;
  ministry: number;
  living: number;
}

/** A page with this number of parts per section, and songs in their usual places. */
function page({ treasures, ministry, living }: Counts, heads: readonly (WorkbookBlock | null)[]) {
  let number = 0;
  const some = (count: number) =>
    Array.from({ length: count }, () => {
      number += 1;
      return part(number);
    }).flat();
  const at = (index: number) => (heads[index] ? [heads[index]] : []);
  return [
    ...[song, ...at(0), ...some(treasures), ...at(1), ...some(ministry), ...at(2)],
    ...[song, ...some(living), song],
  ];
}

function sectionsOf(blocks: readonly WorkbookBlock[]): string[] | null {
  const headings = titled(blocks);
  const songs = headings.filter((heading) => heading.block.isSong);
  return (
    splitSections(partsAmong(headings), headings, songs)?.map(
      ({ part: { number }, section }) => `${number} ${section}`,
    ) ?? null
  );
}

const count = fc.integer({ min: 0, max: 6 });

it('MEET-O3 Treasures has three parts, the ministry one to four before the middle song, Living one to four', () => {
  fc.assert(
    fc.property(count, count, fc.boolean(), (ministry, living, hasColours) => {
      const counts = { treasures: 3, ministry, living };
      const inBounds = [ministry, living].every((size) => size >= 1 && size <= 4);
      const expected = workbookSections
        .flatMap((section) => new Array<string>(counts[section]).fill(section))
        .map((section, index) => `${index + 1} ${section}`);
      expect(sectionsOf(page(counts, hasColours ? three : []))).toEqual(inBounds ? expected : null);
    }),
    { numRuns: 300 },
  );
});

it('MEET-O3 refuses a page whose colours contradict the positions', () => {
  const head = fc.constantFrom(...three, null);
  const treasures = fc.integer({ min: 2, max: 4 });
  const likely = fc.oneof(fc.constant([...three]), fc.tuple(head, head, head));
  fc.assert(
    fc.property(likely, treasures, (heads, size) => {
      const hasNone = heads.every((one) => one === null);
      const agree = size === 3 && heads.every((one, index) => one === three[index]);
      const found = sectionsOf(page({ treasures: size, ministry: 2, living: 2 }, heads));
      expect(found !== null).toBe(hasNone || agree);
    }),
  );
});

it('MEET-O3 refuses a part before the first song or after the last one', () => {
  const right = page({ treasures: 3, ministry: 1, living: 1 }, three);
  const first = right.slice(0, 1);
  expect(sectionsOf(right)).toHaveLength(5);
  // The first song after the first part, and the last song before the last part.
  expect(sectionsOf([...right.slice(1, 4), ...first, ...right.slice(4)])).toBeNull();
  expect(sectionsOf([...right.slice(0, -3), song, ...right.slice(-3, -1)])).toBeNull();
});

it('MEET-O3 refuses a page whose first parts precede the first coloured heading', () => {
  const right = page({ treasures: 3, ministry: 1, living: 1 }, three);
  const late = [...right.slice(0, 1), ...right.slice(2, 4), right[1]!, ...right.slice(4)];
  expect(sectionsOf(late)).toBeNull();
});
