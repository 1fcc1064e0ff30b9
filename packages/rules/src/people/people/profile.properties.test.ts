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

it('USERS-R17 elders and servants give talks', () => {
  expect(appointments.filter(hasTalks)).toEqual(['elder', 'servant']);
});

it('a partner is active and another person', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.boolean(), (id, own, active) => {
      expect(mayBePartner({ id, active }, own)).toBe(active && id !== own);
    }),
  );
});

it('reads outlines with any separators, distinct and ordered, and nothing else', () => {
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

it('outlines are numbers of one to three digits', () => {
  expect(readOutlines(' 12,, 7 ')).toEqual([7, 12]);
  expect(readOutlines('')).toEqual([]);
  for (const typed of ['12a', 'a12', '0012', '1 2x', '-1']) expect(readOutlines(typed)).toBeUndefined();
});

it('USERS-R3 USERS-R17 stores no address of a guest, and a talk subscription only for people who give talks', () => {
  const entry = { address: 'Mount Street 1', emergency: 'Joel', subscribed: true };
  const kept = (appointment: string, given: Partial<OwnEntry> = {}) =>
    keptProfile<OwnEntry>({ ...entry, ...given }, { appointment, subscribed: false });
  expect(kept('elder')).toEqual(entry);
  expect(kept('elder', { subscribed: undefined }).subscribed).toBe(false);
  expect(kept('publisher')).toEqual({ ...entry, subscribed: false });
  expect(kept('guest')).toEqual({ address: null, emergency: null, subscribed: false });
});
