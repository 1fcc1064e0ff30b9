import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeAmongHeld } from './visit-plan.ts';

const ids = fc.uniqueArray(fc.nat(20), { maxLength: 8 });

it('MEET-R14 MEET-R27 an inserted or moved part has its new position, and the others keep their order', () => {
  fc.assert(
    fc.property(ids, fc.nat(20), fc.integer({ min: 1, max: 12 }), (all, id, order) => {
      const placed = placeAmongHeld(all, all, id, order) ?? all;
      const others = all.filter((other) => other !== id);
      expect(placed.filter((other) => other !== id)).toEqual(others);
      expect(placed.indexOf(id)).toBe(Math.min(order - 1, others.length));
      expect(placed).toHaveLength(others.length + 1);
    }),
  );
});
