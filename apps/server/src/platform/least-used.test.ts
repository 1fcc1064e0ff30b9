import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LeastUsed } from '#platform/least-used';

it('X-LIVE evicts only the least recently used entry', () => {
  const use = fc.record({ key: fc.integer({ min: 0, max: 9 }), writes: fc.boolean() });
  fc.assert(
    fc.property(fc.array(use, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (uses, most) => {
      const gone: number[] = [];
      const kept = new LeastUsed<number, string>(most, (key) => gone.push(key));
      const order: number[] = [];
      for (const { key, writes } of uses) {
        const known = order.includes(key);
        expect(kept.get(key)).toBe(known ? `of ${key}` : undefined);
        if (writes) kept.set(key, `of ${key}`);
        if (!known && !writes) continue;
        if (known) order.splice(order.indexOf(key), 1);
        order.push(key);
        if (order.length > most) expect(gone.pop()).toBe(order.shift());
        expect(gone).toEqual([]);
        expect(kept.size).toBe(order.length);
      }
    }),
  );
});
