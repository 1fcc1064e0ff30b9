import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitsManagerFilter, type ManagedMap, managerStates } from './manager-list.ts';
import { mapTypes } from './map-type.ts';

const someMap: fc.Arbitrary<ManagedMap> = fc.record({
  assignment: fc.constantFrom(null, {}),
  locked: fc.boolean(),
  last_completed: fc.constantFrom(null, '2026-03-01'),
  type_id: fc.constantFrom(...mapTypes.codes),
});

it('MAPS-X4 every map has one type, and is free, out or locked', () => {
  fc.assert(
    fc.property(someMap, (map) => {
      expect(mapTypes.codes.filter((type) => fitsManagerFilter(map, type))).toEqual([map.type_id]);
      const states = managerStates.filter((state) => fitsManagerFilter(map, state));
      expect(states.includes('free')).toBe(!states.includes('out') && !states.includes('locked'));
      expect(states.includes('out')).toBe(map.assignment !== null);
      expect(states.includes('locked')).toBe(map.locked);
      expect(states.includes('never')).toBe(map.last_completed === null);
      expect(fitsManagerFilter(map, null)).toBe(true);
    }),
  );
});
