import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hiddenBy } from './hiding.ts';

const dates = fc.constantFrom('2026-11-28', '2026-11-29', '2026-12-05');
const groups = fc.integer({ min: 1, max: 4 });
const other = fc.record({
  date: dates,
  replaces: fc.boolean(),
  groups: fc.oneof(fc.constant('all' as const), fc.uniqueArray(groups, { maxLength: 3 })),
});
const regular = fc.record({ date: dates, groupId: fc.option(groups) });

it('SERVICE-O1 a replacing meeting hides regular ones of its groups on its date, and all if it has no groups', () => {
  fc.assert(
    fc.property(regular, fc.array(other, { maxLength: 5 }), (one, others) => {
      const hiding = others.filter(({ date, replaces, groups: chosen }) => {
        if (!replaces || date !== one.date) return false;
        if (chosen === 'all') return true;
        return one.groupId !== null && chosen.includes(one.groupId);
      });
      expect(hiddenBy(one, others)).toBe(hiding[0] ?? null);
    }),
  );
});

it('SERVICE-O1 a meeting without a group stays if only some groups meet elsewhere', () => {
  const special = { date: '2026-11-28', replaces: true, groups: [3] };
  expect(hiddenBy({ date: '2026-11-28', groupId: null }, [special])).toBeNull();
  expect(hiddenBy({ date: '2026-11-28', groupId: 2 }, [special])).toBeNull();
  expect(hiddenBy({ date: '2026-11-28', groupId: 3 }, [special])).toBe(special);
  expect(hiddenBy({ date: '2026-11-28', groupId: null }, [{ ...special, groups: 'all' }])).not.toBeNull();
});
