import { expect, it } from 'vitest';
import { alignParts } from './workbook-align.ts';
import { clashKey, mergeWeek, type OwnPart, type PlacedPart } from './workbook-merge.ts';

const part = (change: Partial<PlacedPart> = {}): PlacedPart => ({
  ...{ section: 'living', key: 'first', title: 'A', minutes: 15, refs: null },
  ...{ qualification: 'living-as-christians', helperQualification: null, helperType: 'none' },
  ...change,
});
const own = (mine: PlacedPart): OwnPart => ({ id: 1, part: mine, isHeld: false, isHelperHeld: false });
const merge = (mine: PlacedPart, theirs: PlacedPart) =>
  mergeWeek([{ id: 1, part: part() }], [own(mine)], [theirs]).parts[0]!;

it('MEET-R8 a field that both sides changed is asked, and mine stands until it is answered', () => {
  const merged = merge(part({ title: 'Mine', minutes: 10 }), part({ title: 'Theirs', refs: 'B' }));
  expect(merged).toMatchObject({
    outcome: 'clash',
    part: { title: 'Mine', minutes: 10, refs: 'B' },
    clashes: [{ field: 'title', key: clashKey(1, 'title') }],
  });
});

it('MEET-R8 a part that was moved to another section here stays there', () => {
  const merged = merge(part({ section: 'ministry', key: 'fourth' }), part({ title: 'Theirs' }));
  expect(merged).toMatchObject({
    outcome: 'changed',
    part: { section: 'ministry', key: 'fourth', title: 'Theirs' },
    imported: { section: 'living', key: 'first' },
  });
});

it('MEET-O3 of two parts of a section the one with the same title is the same, wherever it stands now', () => {
  const before = [part({ title: 'A' }), part({ key: 'second', title: 'B', minutes: 5 })];
  const now = [part({ title: 'B', minutes: 15 })];
  expect(alignParts(before, now)).toEqual([null, now[0]]);
});

it('MEET-O3 a song is never taken for closing words, nor either for a part with a number', () => {
  const song = part({ key: 'mid-song', title: '' });
  const review = part({ key: 'review', title: '' });
  expect(alignParts([song], [review])).toEqual([null]);
  expect(alignParts([song], [part({ title: '' })])).toEqual([null]);
  expect(alignParts([song], [song])).toEqual([song]);
});
