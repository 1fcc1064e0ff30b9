/** Work on maps, offers, and who works their addresses. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import {
  decideBlockUpdate,
  decideHandOff,
  type MapState,
  openBlocks,
  requestShowsUse,
} from './map-assignment.ts';
import { decideHandIn } from './map-ending.ts';
import { completedPercent, isOverdue, isStagnant, timeOutDays } from './map-figures.ts';
import { chooseOptions, mostOptions } from './map-options.ts';
import {
  type Accordion,
  mayHandInOrOff,
  mayHandOff,
  mayOpenAccordion,
  maySeeAvailableAddresses,
  maySeeBlockGrid,
  mayWorkAddress,
} from './map-page.ts';
import { mapTypes } from './map-type.ts';
import { handInOn } from './testing/plain-map.ts';

const day = 86_400_000;
const state: MapState = {
  type: 'residential',
  locked: false,
  totalBlocks: 3,
  lastCompletedOn: null,
  assignment: {
    personal: false,
    campaign: 'none',
    campaignName: null,
    assignedAt: 0,
    started: false,
    completedBlocks: [],
    homesMarked: false,
    holders: [{ personId: 1, assignedAt: 0, returnedAt: null }],
    previousCompletedOn: null,
  },
};
const holder = { personId: 1, permissions: new Set<never>() };

it('ASSIGN-O3 a request for addresses shows use if the holder makes it or the map has no holder', () => {
  expect([requestShowsUse({ holderId: null }, 1), requestShowsUse({ holderId: 1 }, 1)]).toEqual([true, true]);
  expect(requestShowsUse({ holderId: 2 }, 1)).toBe(false);
});

it('MAPS-O5 returns the uncompleted blocks in order', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.uniqueArray(fc.integer({ min: 1, max: 25 })), (total, completed) => {
      const open = openBlocks(total, completed);
      expect([...open, ...completed.filter((block) => block <= total)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: total }, (_, index) => index + 1),
      );
      expect(open).toEqual(open.toSorted((a, b) => a - b));
    }),
  );
});

it('MAPS-R5 accepts only whole block numbers that the map has', () => {
  const reasonOf = (block: number) => {
    const decision = decideBlockUpdate(state, holder, { block, now: day });
    return decision.allowed ? null : decision.reason;
  };
  expect([1, 3, 0, 4, 1.5, -1, Number.NaN].map(reasonOf)).toEqual([
    null,
    null,
    ...new Array(5).fill('no-such-block'),
  ]);
});

it('MAPS-R8 hands in a map only with existing blocks', () => {
  const handIn = (...blocks: number[]) => decideHandIn(state, holder, { ...handInOn(1, true), blocks });
  expect([handIn().allowed, handIn(1, 3).allowed]).toEqual([true, true]);
  expect(handIn(1, 4)).toEqual({ allowed: false, reason: 'no-such-block' });
});

it('MAPS-O4 measures residential maps by blocks, others by worked addresses, always between 0 and 100', () => {
  const percent = (
    type: 'residential' | 'rural',
    [done, total]: number[],
    [start, left]: number[],
    homesMarked = false,
  ): number =>
    completedPercent({
      type,
      completedBlocks: done!,
      totalBlocks: total!,
      addressesAtStart: start!,
      addressesLeft: left!,
      homesMarked,
    });
  expect([percent('residential', [1, 4], [10, 0]), percent('rural', [1, 4], [10, 8])]).toEqual([25, 20]);
  expect([percent('residential', [5, 4], [0, 0]), percent('rural', [0, 0], [10, 12])]).toEqual([100, 0]);
  expect([
    percent('residential', [0, 0], [9, 0]),
    percent('rural', [9, 9], [0, 0]),
    percent('rural', [9, 9], [-1, -5]),
  ]).toEqual([0, 0, 0]);
  expect([
    percent('residential', [3, 4], [10, 9], true),
    percent('residential', [1, 4], [10, 1], true),
    percent('rural', [9, 9], [10, 8], true),
  ]).toEqual([75, 90, 20]);
});

it('MAPS-O8 MAPS-O9 a limit is exceeded the day after it, personal maps have none, and days are never negative', () => {
  expect([timeOutDays(day, 0), timeOutDays(0, 3 * day)]).toEqual([0, 3]);
  expect([isStagnant(0, 30, 31 * day - 1), isStagnant(0, 30, 31 * day)]).toEqual([false, true]);
  expect([isStagnant(0, -1, 5 * day), isOverdue({ assignedAt: 0, personal: false }, -1, 5 * day)]).toEqual([
    false,
    false,
  ]);
  expect(isOverdue({ assignedAt: 0, personal: true }, 1, 5 * day)).toBe(false);
});

it("MAPS-O2 offers never completed maps first, then longest ago, then in map order, and the person's last one only alone", () => {
  const option = fc.record({
    order: fc.nat(2),
    lastCompletedOn: fc.constantFrom(null, '2025-01-01', '2026-01-01'),
    completedBySame: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(option, { maxLength: 12 }), (some) => {
      const maps = some.map((one, id) => ({ ...one, id }));
      const others = maps.filter(({ completedBySame }) => !completedBySame);
      const key = ({ lastCompletedOn, order, id }: (typeof maps)[number]): string =>
        `${lastCompletedOn ?? '0'}|${order}|${String(id).padStart(3, '0')}`;
      const expected = (others.length > 0 ? others : maps)
        .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
        .slice(0, mostOptions);
      expect(chooseOptions(maps.toReversed())).toEqual(expected);
    }),
  );
});

it('MAPS-R6 ASSIGN-R16 each accordion requires its own permission', () => {
  const keys: Record<Accordion, string> = {
    doNotCalls: 'maps.dnc',
    foreign: 'maps.foreign',
    preloaded: 'maps.preloaded',
    streets: 'maps.streets',
    suburbs: 'maps.suburbs',
    history: 'settings.maps.assign',
  };
  const accordions = Object.keys(keys) as Accordion[];
  for (const key of Object.values(keys))
    expect(accordions.filter((accordion) => mayOpenAccordion(accordion, new Set([key])))).toEqual(
      accordions.filter((accordion) => keys[accordion] === key),
    );
});

it('MAPS-R3 MAPS-R7 MAPS-R8 an unassigned map shows its addresses, but neither blocks to tick nor hand-in', () => {
  const everything = new Set(['settings.maps.assign']);
  expect([maySeeBlockGrid(null, 3, 1), mayHandInOrOff(null, 1, everything)]).toEqual([false, false]);
  expect(maySeeAvailableAddresses({ holderId: 1, personal: true }, 1)).toBe(true);
  expect(mayHandInOrOff({ holderId: 1, personal: true }, 1, everything)).toBe(false);
  expect(maySeeBlockGrid({ holderId: 1, personal: false }, 1, 1)).toBe(true);
});

it('MAPS-R8 ASSIGN-R9 offers hand-off exactly if it is allowed to somebody, except for personal maps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...mapTypes.names),
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 2 })),
      fc.boolean(),
      (type, personal, holderId, assigner) => {
        const permissions = new Set<PermissionKey>(assigner ? ['settings.maps.assign'] : []);
        const holders = holderId === null ? [] : [{ personId: holderId, assignedAt: 0, returnedAt: null }];
        const map: MapState = { ...state, type, assignment: { ...state.assignment!, personal, holders } };
        const to = { id: 3, active: true, appointment: 'publisher' };
        const order = { to, now: 1, label: { campaignName: null } };
        const { allowed } = decideHandOff(map, { personId: 1, permissions }, order);
        expect(mayHandOff(type, { holderId, personal }, 1, permissions)).toBe(allowed && !personal);
      },
    ),
  );
});

it('ADDR-C13 others work only the addresses of a personal map that its holder assigned to them', () => {
  const personal = { holderId: 1, personal: true };
  const works = (
    personId: number | null,
    lentBy: number | null,
    assignment: typeof personal | null = personal,
  ) => mayWorkAddress(assignment, { personId, lentBy }, 2);
  expect([works(2, 1), works(2, 3), works(2, null), works(3, 1), works(null, 1)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([works(3, null, null), works(3, null, { holderId: 1, personal: false })]).toEqual([true, true]);
  expect(mayWorkAddress({ holderId: null, personal: true } as never, { personId: 2, lentBy: null }, 2)).toBe(
    false,
  );
});
