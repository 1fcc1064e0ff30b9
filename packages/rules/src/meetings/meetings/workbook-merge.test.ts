import { expect, it } from 'vitest';
import { alignParts } from './workbook-align.ts';
import { clashKey, mergeWeek, type Side } from './workbook-merge.ts';
import type { OwnPart, PlacedPart } from './workbook-part.ts';

const part = (change: Partial<PlacedPart> = {}): PlacedPart => ({
  section: 'living',
  key: 'first',
  title: 'A',
  minutes: 15,
  refs: null,
  qualification: 'living-as-christians',
  helperQualification: null,
  helperType: 'none',
  ...change,
});
const own = (mine: PlacedPart): OwnPart => ({ id: 1, part: mine, isHeld: false, isHelperHeld: false });
const merge = (mine: PlacedPart, theirs: PlacedPart) =>
  mergeWeek([{ id: 1, part: part() }], [own(mine)], [theirs]).parts[0]!;

it('MEET-R8 a field changed on both sides is a clash, and the local value is used until it is resolved', () => {
  const merged = merge(part({ title: 'Mine', minutes: 10 }), part({ title: 'Theirs', refs: 'B' }));
  expect(merged).toMatchObject({
    outcome: 'clash',
    part: { title: 'Mine', minutes: 10, refs: 'B' },
    clashes: [{ field: 'title', key: clashKey(1, 'title') }],
  });
});

it('MEET-R8 removes a part missing in the workbook, unless it was edited or assigned locally', () => {
  const gone = (mine: OwnPart, choice?: Side) => {
    const choices = new Map(choice ? [[clashKey(1, 'there'), choice]] : []);
    return mergeWeek([{ id: 1, part: part() }], [mine], [], choices).parts[0]!;
  };
  const of = { id: 1, imported: null };
  expect(gone(own(part()))).toEqual({ ...of, outcome: 'removed', part: null, clashes: [] });
  const edited = [{ title: 'B' }, { key: 'second' }, { section: 'ministry' }] as const;
  const touched: OwnPart[] = [
    ...edited.map((change) => own(part(change))),
    { ...own(part()), isHeld: true },
    { ...own(part()), isHelperHeld: true },
  ];
  for (const mine of touched) {
    const clash = { field: 'there', key: '1.there' };
    expect(gone(mine)).toEqual({ ...of, outcome: 'clash', part: mine.part, clashes: [clash] });
    expect(gone(mine, 'mine')).toEqual({ ...of, outcome: 'kept', part: mine.part, clashes: [] });
    expect(gone(mine, 'theirs')).toEqual({ ...of, outcome: 'removed', part: null, clashes: [] });
  }
});

it('MEET-R8 counts all clashes of a week', () => {
  const base = [part(), part({ title: 'B', key: 'second' })].map((one, index) => ({ id: index, part: one }));
  const mine = base.map(({ id, part: one }) => ({ ...own({ ...one, minutes: 7, refs: 'here' }), id }));
  const theirs = base.map(({ part: one }) => ({ ...one, minutes: 8, refs: 'there' }));
  expect(mergeWeek(base, mine, theirs).clashes).toBe(4);
});

it('MEET-R8 a part at another position in the workbook is changed, even with equal fields', () => {
  expect(merge(part(), part({ key: 'second' })).outcome).toBe('changed');
  expect(merge(part(), part()).outcome).toBe('kept');
});

it('MEET-R8 a locally removed part stays removed, and stores the new imported version', () => {
  const now = part({ minutes: 20 });
  expect(mergeWeek([{ id: 1, part: part() }], [], [now]).parts).toEqual([
    { id: 1, outcome: 'removed', part: null, imported: now, clashes: [] },
  ]);
  expect(mergeWeek([{ id: 1, part: part() }], [], []).parts[0]!.imported).toBeNull();
});

it('MEET-R8 an inserted part matches no workbook part, and a new workbook part is added', () => {
  const [here, there] = [part({ title: 'Here' }), part({ title: 'There', key: 'second' })];
  expect(mergeWeek([], [own(here)], [there]).parts).toEqual([
    { id: 1, outcome: 'kept', part: here, imported: null, clashes: [] },
    { id: null, outcome: 'added', part: there, imported: there, clashes: [] },
  ]);
});

it('MEET-R8 a part moved locally to another section stays there', () => {
  const merged = merge(part({ section: 'ministry', key: 'fourth' }), part({ title: 'Theirs' }));
  expect(merged).toMatchObject({
    outcome: 'changed',
    part: { section: 'ministry', key: 'fourth', title: 'Theirs' },
    imported: { section: 'living', key: 'first' },
  });
});

it('MEET-O3 the part with the same title is the same, at any position in the section', () => {
  const before = [part({ title: 'A' }), part({ key: 'second', title: 'B', minutes: 5 })];
  const now = [part({ title: 'B', minutes: 15 })];
  expect(alignParts(before, now)).toEqual([null, now[0]]);
});

it('MEET-O3 never matches a song with closing comments, or either with a numbered part', () => {
  const song = part({ key: 'mid-song', title: '' });
  const review = part({ key: 'review', title: '' });
  expect(alignParts([song], [review])).toEqual([null]);
  expect(alignParts([song], [part({ title: '' })])).toEqual([null]);
  expect(alignParts([song], [song])).toEqual([song]);
});
