import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headingLabels } from './part-kinds.ts';
import { blocksOf, inventedWeek } from './testing/workbook-blocks.ts';
import { mergeReading, readingAmong, readingRolledBack } from './weekly-reading.ts';
import { titled, type WorkbookBlock } from './workbook-sections.ts';
import { readWeek } from './workbook-week.ts';

const blocks = blocksOf(inventedWeek('2025-11-10'));
const at = blocks.findIndex(({ tag }) => tag === 'h2');
const read = (changed: readonly WorkbookBlock[]) => readWeek(changed, '202511', headingLabels([]));
const headed = (...heads: Partial<WorkbookBlock>[]) =>
  read(blocks.toSpliced(at, 1, ...heads.map((head) => ({ ...blocks[at]!, ...head }))));

it('MEET-O3 the weekly reading is the only heading between the date and the first song', () => {
  expect(headed({ text: 'ISAIAH 1-2' }).reading).toBe('ISAIAH 1-2');
  expect(headed().reading).toBeNull();
  expect(headed({ text: 'ISAIAH 1-2' }, { text: 'JOB 3' }).reading).toBeNull();
  expect(headed({ text: '' }).reading).toBeNull();
  expect(headed({ text: 'X'.repeat(121) }).reading).toBeNull();
  expect(headed({ text: 'X'.repeat(120) }).reading).toBe('X'.repeat(120));
  expect(headed({ text: 'A note', isBoxed: true }).reading).toBeNull();
  expect(headed({ text: 'ISAIAH 1-2', tag: 'h3' }).reading).toBeNull();
  expect(headed({ text: 'ISAIAH 1-2', section: 'treasures' }).reading).toBeNull();
});

it('MEET-O3 a Bible book that begins with a number is not a part', () => {
  const week = headed({ text: '1. KÖNIGE 3, 4' });
  expect([week.reading, week.problems, week.found.parts]).toEqual(['1. KÖNIGE 3, 4', [], 8]);
});

it('MEET-O3 an unreadable week has no reading', () => {
  expect(read(blocks.filter(({ isSong }) => !isSong)).reading).toBeNull();
});

it('MEET-O3 a page without a song has no reading', () => {
  const headings = titled(blocks.slice(0, at + 1));
  expect(headings).toHaveLength(1);
  expect(readingAmong(headings, undefined)).toBeNull();
});

const text = fc.constantFrom('Ruth 1', 'Ruth 2', 'Ruth 3');
const known = fc.option(text);
const week = '2025-11-10';
const none = new Map();

it('X-WORKBOOK a reading changed on one side is merged automatically, one changed on both is a question', () => {
  fc.assert(
    fc.property(known, known, text, (base, mine, theirs) => {
      const merged = mergeReading({ week, base, mine, theirs }, none);
      expect(merged.imported).toBe(theirs);
      if (mine === base || mine === theirs)
        expect(merged).toEqual({ reading: theirs, imported: theirs, clash: null });
      else if (theirs === base) expect(merged).toEqual({ reading: mine, imported: theirs, clash: null });
      else {
        const key = merged.clash!;
        expect(key).toContain(week);
        expect(merged.reading).toBe(mine);
        const choose = (side: 'mine' | 'theirs') =>
          mergeReading({ week, base, mine, theirs }, new Map([[key, side]]));
        expect(choose('mine')).toEqual({ reading: mine, imported: theirs, clash: null });
        expect(choose('theirs')).toEqual({ reading: theirs, imported: theirs, clash: null });
      }
    }),
  );
});

it('X-WORKBOOK a workbook without a reading leaves the reading unchanged', () => {
  fc.assert(
    fc.property(known, known, (base, mine) => {
      expect(mergeReading({ week, base, mine, theirs: null }, none)).toEqual({
        reading: mine,
        imported: base,
        clash: null,
      });
    }),
  );
});

it('X-WORKBOOK rolling back an import restores the earlier reading, unless it was edited', () => {
  expect(readingRolledBack({ reading: 'Ruth 2', imported: 'Ruth 2' }, 'Ruth 1')).toBe('Ruth 1');
  expect(readingRolledBack({ reading: 'Ruth 3', imported: 'Ruth 2' }, 'Ruth 1')).toBe('Ruth 3');
});
