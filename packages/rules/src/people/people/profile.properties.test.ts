import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appointments } from './map-candidates.ts';
import {
  hasTalks,
  highestOutline,
  keptProfile,
  mayBePartner,
  type OwnEntry,
  readOutlines,
} from './profile.ts';

it('USERS-R17 talks are for elders and servants', () => {
  expect(appointments.filter(hasTalks)).toEqual(['elder', 'servant']);
});

it('a partner is active and somebody else', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.boolean(), (id, own, active) => {
      expect(mayBePartner({ id, active }, own)).toBe(active && id !== own);
    }),
  );
});

it('outlines are read however they are parted, each once and in order, and nothing else is', () => {
  const outline = fc.integer({ min: 1, max: highestOutline });
  fc.assert(
    fc.property(fc.array(outline), fc.constantFrom(' ', ',', ', ', '\n', ';'), (numbers, between) => {
      expect(readOutlines(numbers.join(between))).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(readOutlines([...numbers, 'x'].join(between))).toBeUndefined();
    }),
  );
  expect(readOutlines('0')).toBeUndefined();
  expect(readOutlines('1000')).toBeUndefined();
});

it('outlines are numbers of one to three digits and nothing around them', () => {
  expect(readOutlines(' 12,, 7 ')).toEqual([7, 12]);
  expect(readOutlines('')).toEqual([]);
  for (const typed of ['12a', 'a12', '0012', '1 2x', '-1']) expect(readOutlines(typed)).toBeUndefined();
});

it('USERS-R3 USERS-R17 of a guest no address is kept, and only who gives talks chooses to hear of them', () => {
  const entry = { address: 'Mount Street 1', emergency: 'Joel', subscribed: true };
  const kept = (appointment: string, given: Partial<OwnEntry> = {}) =>
    keptProfile<OwnEntry>({ ...entry, ...given }, { appointment, subscribed: false });
  expect(kept('elder')).toEqual(entry);
  expect(kept('elder', { subscribed: undefined }).subscribed).toBe(false);
  expect(kept('publisher')).toEqual({ ...entry, subscribed: false });
  expect(kept('guest')).toEqual({ address: null, emergency: null, subscribed: false });
});
