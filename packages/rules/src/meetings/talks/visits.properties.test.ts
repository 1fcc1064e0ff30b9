import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastVisits, type Visit, visitOf } from './visits.ts';

const visit: fc.Arbitrary<Visit> = fc.record({
  speaker_id: fc.option(fc.integer({ min: 1, max: 4 })),
  name: fc.constantFrom('Amos Hale', 'AMOS HALE', 'Paul Lang', 'Silas'),
  date: fc.constantFrom('2024-03-10', '2025-05-04', '2026-11-22', '2026-11-29', '2027-01-03'),
  number: fc.integer({ min: 1, max: 200 }),
});
const today = '2026-11-25';

it('WKND-S5 returns the last visit up to today per speaker', () =>
  fc.assert(
    fc.property(fc.array(visit), (visits) => {
      const last = lastVisits(visits, today);
      for (const one of last) {
        expect(one.date <= today).toBe(true);
        const same = visits.filter((other) =>
          one.speaker_id === null
            ? other.speaker_id === null && other.name.toLowerCase() === one.name.toLowerCase()
            : other.speaker_id === one.speaker_id,
        );
        expect(same.some(({ date }) => date > one.date && date <= today)).toBe(false);
      }
      const keys = last.map(({ speaker_id, name }) => speaker_id ?? name.toLowerCase());
      expect(new Set(keys).size).toBe(keys.length);
      expect(last.length > 0).toBe(visits.some(({ date }) => date <= today));
    }),
  ));

it('WKND-S5 matches a directory speaker with an earlier visit stored by name only', () => {
  const named = { speaker_id: null, name: 'Amos Hale', date: '2024-03-10', number: 7 };
  const numbered = { speaker_id: 4, name: 'Amos Hale', date: '2023-03-12', number: 8 };
  expect(visitOf([named, numbered], { id: 4, full_name: 'Amos  hale' })).toBe(named);
  expect(visitOf([numbered], { id: 5, full_name: 'Amos Hale' })).toBeUndefined();
});
