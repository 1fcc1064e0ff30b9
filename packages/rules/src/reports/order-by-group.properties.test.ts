import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderByGroup } from './order-by-group.ts';

const groups = [{ id: 5 }, { id: 2 }, { id: 9 }];
const people = fc
  .array(fc.constantFrom(5, 2, 9, 4, null))
  .map((ids) => ids.map((group_id, id) => ({ id, group_id })));

it('PRINT-P11 records are in the order of the groups, and of a group in their former order', () => {
  fc.assert(
    fc.property(people, (all) => {
      const ordered = orderByGroup(all, groups);
      const expected = [5, 2, 9].flatMap((group) => all.filter(({ group_id }) => group_id === group));
      expect(ordered).toEqual([
        ...expected,
        ...all.filter(({ group_id }) => group_id === null || group_id === 4),
      ]);
    }),
  );
});
