/** Display, figures and offers of maps. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockLabel } from './block-label.ts';
import {
  completedPercent,
  daysOver,
  isOverdue,
  isShownDone,
  isStagnant,
  timeOutDays,
} from './map-figures.ts';
import { completedLastBy } from './map-options.model.ts';
import { chooseOptions, mayBeRequested } from './map-options.ts';
import { mayHandInOrOff, maySeeAvailableAddresses, maySeeBlockGrid, mayWorkAddresses } from './map-page.ts';
import {
  asksBusinessName,
  asksCoordinates,
  hasPicture,
  isOpenType,
  mapTypes,
  populatedFrom,
} from './map-type.ts';

const day = 86_400_000;

it('MAPS-R4 labels blocks A to Z, then AA, or by number', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map((block) => blockLabel(block, true))).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
  expect(blockLabel(27, false)).toBe('27');
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 50 }), (blocks) => {
      expect(new Set(blocks.map((block) => blockLabel(block, true))).size).toBe(blocks.length);
    }),
  );
});

it('MAPS-R2 ADDR-R11 ADDR-R12 ASSIGN-R9 each map type has its own features', () => {
  expect(mapTypes.names.filter(hasPicture)).toEqual(['residential', 'business', 'rural', 'high-density']);
  expect(mapTypes.names.filter(asksBusinessName)).toEqual(['business']);
  expect(mapTypes.names.filter(asksCoordinates)).toEqual(['rural']);
  expect(mapTypes.names.filter(isOpenType)).toEqual(['high-density', 'foreign']);
  expect(mapTypes.names.map(populatedFrom)).toEqual([null, 'preloaded', 'preloaded', 'preloaded', 'foreign']);
});

it('MAPS-R3 MAPS-R7 MAPS-R8 the page shows blocks, doors and hand-in only to permitted people', () => {
  const none = new Set<string>();
  const mine = { holderId: 1, personal: false };
  const personal = { holderId: 1, personal: true };
  expect([
    maySeeBlockGrid(mine, 3, 1),
    maySeeBlockGrid(mine, 3, 2),
    maySeeBlockGrid(mine, 0, 1),
    maySeeBlockGrid(null, 3, 1),
  ]).toEqual([true, false, false, false]);
  expect([
    maySeeAvailableAddresses(null, 2),
    maySeeAvailableAddresses(mine, 2),
    maySeeAvailableAddresses(personal, 2),
    mayWorkAddresses(personal, 1),
  ]).toEqual([true, true, false, true]);
  expect([
    mayHandInOrOff(mine, 1, none),
    mayHandInOrOff(mine, 2, none),
    mayHandInOrOff(mine, 2, new Set(['settings.maps.assign'])),
    mayHandInOrOff(personal, 1, none),
  ]).toEqual([true, false, true, false]);
});

it('days out are whole days, and percentages are between 0 and 100', () => {
  expect(timeOutDays(0, 2 * day - 1)).toBe(1);
  fc.assert(
    fc.property(
      fc.constantFrom(...mapTypes.names),
      fc.nat(50),
      fc.nat(50),
      fc.nat(50),
      fc.nat(50),
      fc.boolean(),
      (type, done, total, start, left, homesMarked) => {
        const percent = completedPercent({
          type,
          completedBlocks: done,
          totalBlocks: total,
          addressesAtStart: start,
          addressesLeft: left,
          homesMarked,
        });
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      },
    ),
  );
  expect(
    completedPercent({
      type: 'residential',
      completedBlocks: 7,
      totalBlocks: 12,
      addressesAtStart: 0,
      addressesLeft: 0,
      homesMarked: false,
    }),
  ).toBe(58);
  expect(
    completedPercent({
      type: 'business',
      completedBlocks: 0,
      totalBlocks: 0,
      addressesAtStart: 40,
      addressesLeft: 10,
      homesMarked: false,
    }),
  ).toBe(75);
});

it('a map is overdue after its cutoff and stagnant after inactive days; 0 disables both, and a personal map is never overdue', () => {
  const out = { assignedAt: 0, personal: false };
  expect([isOverdue(out, 120, 120 * day), isOverdue(out, 120, 121 * day)]).toEqual([false, true]);
  expect([isOverdue(out, 0, 999 * day), isOverdue({ ...out, personal: true }, 120, 999 * day)]).toEqual([
    false,
    false,
  ]);
  expect([isStagnant(0, 30, 31 * day), isStagnant(0, 0, 99 * day)]).toEqual([true, false]);
});

it('MAPS-O8 counts days beyond the cutoff, and a map is overdue from the first of them', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(200), fc.boolean(), (days, cutoff, personal) => {
      const map = { assignedAt: 0, personal };
      const over = daysOver(map, cutoff, days * day);
      expect(over).toBe(personal || cutoff === 0 || days <= cutoff ? 0 : days - cutoff);
      expect(isOverdue(map, cutoff, days * day)).toBe(over > 0);
    }),
  );
});

it("MAPS-R9 offers at most five maps, never completed ones first, then longest waiting, without the person's last one", () => {
  const option = (id: number, lastCompletedOn: string | null, completedBySame = false) => ({
    id,
    order: id,
    lastCompletedOn,
    completedBySame,
  });
  const maps = [
    option(1, '2026-05-01'),
    option(2, null),
    option(3, '2025-01-01', true),
    option(4, '2024-01-01'),
    option(5, null),
    option(6, '2026-01-01'),
    option(7, '2026-02-01'),
  ];
  expect(chooseOptions(maps).map((map) => map.id)).toEqual([2, 5, 4, 6, 7]);
  expect(chooseOptions([option(3, null, true)]).map((map) => map.id)).toEqual([3]);
});

it('MAPS-R10 accepts requests for unassigned, unlocked maps of types with a holder only', () => {
  const map = { type: 'residential' as const, locked: false, deleted: false, isOut: false };
  expect(mayBeRequested(map)).toBe(true);
  for (const change of [{ locked: true }, { deleted: true }, { isOut: true }])
    expect(mayBeRequested({ ...map, ...change })).toBe(false);
  expect(mapTypes.names.filter((type) => mayBeRequested({ ...map, type }))).toEqual([
    'residential',
    'business',
    'rural',
  ]);
});

it('MAPS-R9 the last completer is a holder of the completed assignment that ended last', () => {
  const at = (id: number, returnedAt: number | null, holders: number[], completed = true) => ({
    id,
    completed,
    returnedAt,
    holders,
  });
  const past = [at(1, 20, [7, 8]), at(2, 10, [9]), at(3, 30, [9], false)];
  expect([7, 8, 9].map((person) => completedLastBy(past, person))).toEqual([true, true, false]);
  expect(completedLastBy([...past, at(4, 20, [9])], 9)).toBe(true);
  expect(completedLastBy([], 9)).toBe(false);
});

it('MAPS-O5 assumes completion only if every block is ticked or every address was worked', () => {
  const shown = (type: (typeof mapTypes.names)[number], rest: Partial<Parameters<typeof isShownDone>[0]>) =>
    isShownDone({
      type,
      completedBlocks: 0,
      totalBlocks: 0,
      addressesAtStart: 0,
      addressesLeft: 0,
      homesMarked: false,
      ...rest,
    });
  const untried = { addressesAtStart: 148, addressesLeft: 148 };
  expect(mapTypes.names.map((type) => shown(type, untried))).toEqual(mapTypes.names.map(() => false));
  expect(mapTypes.names.map((type) => shown(type, {}))).toEqual(mapTypes.names.map(() => false));
  expect(shown('business', { addressesAtStart: 148, addressesLeft: 1 })).toBe(false);
  expect(shown('business', { addressesAtStart: 148, addressesLeft: 0 })).toBe(true);
  expect(shown('residential', { addressesAtStart: 148, addressesLeft: 0 })).toBe(false);
  const homes = { homesMarked: true, totalBlocks: 3, addressesAtStart: 148 };
  expect(shown('residential', { ...homes, addressesLeft: 148 })).toBe(false);
  expect(shown('residential', { ...homes, addressesLeft: 1 })).toBe(false);
  expect(shown('residential', { ...homes, addressesLeft: 0 })).toBe(true);
  expect(shown('residential', { totalBlocks: 3, completedBlocks: 2 })).toBe(false);
  expect(shown('residential', { ...untried, totalBlocks: 3, completedBlocks: 3 })).toBe(true);
});
