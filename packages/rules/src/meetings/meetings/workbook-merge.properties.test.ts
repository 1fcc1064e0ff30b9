import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needsOfKind } from './part-kinds.ts';
import { anyEdits, anyWeek, editHere, editThere, withIds } from './testing/random-weeks.ts';
import { type Choices, clashKey, type MergePlan, mergeWeek } from './workbook-merge.ts';
import type { KnownPart, OwnPart, PlacedPart } from './workbook-part.ts';

const three = fc.tuple(anyWeek, anyEdits, anyEdits).map(([week, here, there]) => {
  const base = withIds(week);
  return { base, mine: editHere(base, here), theirs: editThere(week, there) };
});

const standing = (plan: MergePlan): PlacedPart[] => plan.parts.flatMap(({ part }) => (part ? [part] : []));
const own = (base: readonly KnownPart[]): OwnPart[] =>
  base.map((part) => ({ ...part, isHeld: false, isHelperHeld: false }));

it('MEET-R8 an unchanged workbook changes nothing locally', () => {
  fc.assert(
    fc.property(anyWeek, anyEdits, (week, here) => {
      const base = withIds(week);
      const mine = editHere(base, here);
      const plan = mergeWeek(base, mine, week);
      expect(standing(plan)).toEqual(mine.map(({ part }) => part));
      expect(plan.clashes).toBe(0);
    }),
  );
});

it('MEET-R8 locally unedited parts follow the workbook', () => {
  fc.assert(
    fc.property(anyWeek, anyEdits, (week, there) => {
      const base = withIds(week);
      const theirs = editThere(week, there);
      const plan = mergeWeek(base, own(base), theirs);
      expect(standing(plan)).toEqual(theirs);
      expect(plan.clashes).toBe(0);
    }),
  );
});

/** Local and imported state after a plan is applied. */
function carriedOut(plan: MergePlan, theirs: readonly PlacedPart[]): { base: KnownPart[]; mine: OwnPart[] } {
  let next = 1000;
  const rows = plan.parts.map((merged) => {
    next += 1;
    return { ...merged, id: merged.id ?? next };
  });
  return {
    base: theirs.flatMap((said) =>
      rows.filter(({ imported }) => imported === said).map(({ id }) => ({ id, part: said })),
    ),
    mine: rows.flatMap(({ id, part }) => (part ? [{ id, part, isHeld: false, isHelperHeld: false }] : [])),
  };
}

it('MEET-R8 importing the same workbook twice equals importing it once', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const first = mergeWeek(base, mine, theirs);
      const after = carriedOut(first, theirs);
      const again = mergeWeek(after.base, after.mine, theirs);
      expect(standing(again)).toEqual(standing(first));
      const asked = first.parts.some(({ clashes }) => clashes.some(({ field }) => field === 'there'));
      if (!asked)
        expect(again.parts.every(({ outcome }) => ['kept', 'removed'].includes(outcome))).toBe(true);
    }),
  );
});

it('MEET-R8 loses no local edit, and reports every clash', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const plan = mergeWeek(base, mine, theirs);
      const result = new Map(plan.parts.map((merged) => [merged.id, merged]));
      for (const { id, part } of mine) {
        const was = base.find((one) => one.id === id)?.part;
        const merged = result.get(id)!;
        if (!was) expect(merged).toMatchObject({ outcome: 'kept', part });
        else if (was.title !== part.title) expect(merged.part?.title).toBe(part.title);
        else if (was.minutes !== part.minutes) expect(merged.part?.minutes).toBe(part.minutes);
      }
      for (const { id } of base)
        if (!mine.some((one) => one.id === id))
          expect(result.get(id)).toMatchObject({ outcome: 'removed', part: null });
    }),
  );
});

it('MEET-R8 every part of the three versions has exactly one outcome', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const { parts } = mergeWeek(base, mine, theirs);
      const ids = parts.flatMap(({ id }) => (id === null ? [] : [id]));
      expect(ids.toSorted()).toEqual([...new Set([...base, ...mine].map(({ id }) => id))].toSorted());
      for (const part of theirs) expect(parts.filter(({ imported }) => imported === part)).toHaveLength(1);
      for (const merged of parts) {
        if (merged.outcome === 'added') expect(merged.id).toBeNull();
        expect(merged.outcome === 'removed').toBe(merged.part === null);
        expect(merged.outcome === 'clash').toBe(merged.clashes.length > 0);
      }
    }),
  );
});

it('MEET-R8 a choice resolves a clash, for either side', () => {
  fc.assert(
    fc.property(
      three,
      fc.constantFrom<'mine' | 'theirs'>('mine', 'theirs'),
      ({ base, mine, theirs }, side) => {
        const asked = mergeWeek(base, mine, theirs);
        const choices: Choices = new Map(
          asked.parts.flatMap(({ clashes }) => clashes.map(({ key }) => [key, side])),
        );
        const settled = mergeWeek(base, mine, theirs, choices);
        expect(settled.clashes).toBe(0);
        for (const { id, part, imported, clashes } of asked.parts)
          for (const { field } of clashes) {
            const now = settled.parts.find((one) => one.id === id)!;
            const chosen = side === 'mine' ? part : imported;
            if (field === 'there') expect(now.part === null).toBe(side === 'theirs');
            else if (field !== 'needs') expect(now.part?.[field]).toBe(chosen?.[field]);
            else expect(now.part?.qualification).toBe(chosen?.qualification);
          }
      },
    ),
  );
});

it('MEET-R8 removes no part or helper with an assigned person without a question', () => {
  const demonstration: PlacedPart = {
    section: 'ministry',
    key: 'first',
    title: 'A',
    minutes: 3,
    refs: null,
    ...needsOfKind('demonstration'),
  };
  const base = [{ id: 1, part: demonstration }];
  const held = [{ id: 1, part: demonstration, isHeld: true, isHelperHeld: true }];
  expect(mergeWeek(base, held, []).parts[0]).toMatchObject({ outcome: 'clash', part: demonstration });
  const talk = { ...demonstration, ...needsOfKind('student-talk') };
  const merged = mergeWeek(base, held, [talk]);
  expect(merged.parts[0]).toMatchObject({ outcome: 'clash', part: demonstration });
  const taken = mergeWeek(base, held, [talk], new Map([[clashKey(1, 'needs'), 'theirs']]));
  expect(taken.parts[0]).toMatchObject({ outcome: 'changed', part: talk });
});
