import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dutyKindNames, dutyKinds } from '../../duties/duty-kind.ts';
import { takenOpen } from '../../people/availability/settings.ts';
import {
  contentOfPlaces,
  decideReturn,
  decideTakePlace,
  isOffered,
  type OpenPlace,
  takenKindsOf,
  undoMilliseconds,
} from './open-place.ts';

const codes = ['same-meeting', 'same-time', 'same-week', 'away', 'cannot', 'month-full'] as const;
const place: fc.Arbitrary<OpenPlace> = fc.record({
  kind: fc.constantFrom(...dutyKindNames),
  personId: fc.option(fc.integer({ min: 1, max: 3 })),
  ofGroup: fc.boolean(),
  cancelled: fc.boolean(),
  startsAt: fc.integer({ min: 0, max: 10 }),
});
const taking = fc.record({
  setting: fc.constantFrom(...takenOpen),
  clashes: fc.array(fc.constantFrom(...codes).map((code) => ({ code }))),
  now: fc.integer({ min: 0, max: 10 }),
});

it('X-SWAP-26 no setting opens a part of a programme, and none is the default of a kind', () => {
  expect(takenOpen.map((setting) => takenKindsOf(setting).length)).toEqual([0, 1, 1, 2]);
  for (const setting of takenOpen)
    for (const kind of takenKindsOf(setting)) expect(dutyKinds[kind].area).toBe('duties');
});

it('X-SWAP-26 a person who sees a place may take it, and nobody takes a filled, cancelled or begun one', () => {
  fc.assert(
    fc.property(place, taking, (one, given) => {
      const { allowed } = decideTakePlace(one, given);
      if (isOffered(one, given)) expect(allowed).toBe(true);
      if (!allowed) return;
      expect([one.personId, one.ofGroup, one.cancelled]).toEqual([null, false, false]);
      expect(given.now).toBeLessThan(one.startsAt);
      expect(given.clashes.some(({ code }) => code === 'same-time' || code === 'same-meeting')).toBe(false);
      expect(takenKindsOf(given.setting)).toContain(one.kind);
    }),
  );
});

it('X-SWAP-27 ten minutes undo it, for the person alone, while the place is theirs and has not begun', () => {
  const own = { personId: 1, startsAt: 10 * undoMilliseconds };
  const take = { personId: 1, takenAt: 0 };
  const can = (
    given: Partial<{ person: number; now: number }>,
    held = own,
    taken: typeof take | null = take,
  ) => decideReturn(taken, held, { person: 1, now: 0, ...given }).allowed;
  expect([can({}), can({ now: undoMilliseconds - 1 }), can({ now: undoMilliseconds })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([can({ person: 2 }), can({}, { ...own, personId: 2 }), can({}, own, null)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(can({ now: 5 }, { personId: 1, startsAt: 5 })).toBe(false);
});

it('X-SWAP-36 the prompt returns for a place that was not seen, and not when one of those seen is gone', () => {
  expect(contentOfPlaces([], '4 7')).toBeNull();
  expect(contentOfPlaces([7, 4], null)).toBe('4 7');
  expect(contentOfPlaces([7, 4], '4 7')).toBe('4 7');
  expect(contentOfPlaces([7], '4 7')).toBe('4 7');
  expect(contentOfPlaces([7, 12], '4 7')).toBe('7 12');
});
