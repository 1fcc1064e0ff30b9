import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysWithin, mayTick, permissionsByArea, tickAll, tickState } from './permission-areas.ts';
import { parentsOf, permissionKeys } from './permission-keys.ts';
import { tickPermission, untickPermission } from './permission-tree.ts';

const keys = fc.subarray([...permissionKeys]).map((some) => new Set(some));
const area = fc.constantFrom(...permissionsByArea).map(({ branches }) => keysWithin(branches));

it('ROLES-R5 every permission is in one area, after its parent', () => {
  const all = permissionsByArea.flatMap(({ branches }) => keysWithin(branches));
  expect([...all].sort()).toEqual([...permissionKeys].sort());
  for (const [index, key] of all.entries())
    for (const parent of parentsOf(key)) expect(all.indexOf(parent)).toBeLessThan(index);
});

it('ROLES-R7 an area is partly ticked if some of its permissions are ticked and others are not', () => {
  fc.assert(
    fc.property(keys, area, (ticked, within) => {
      const count = within.filter((key) => ticked.has(key)).length;
      const expected = count === 0 ? 'none' : count === within.length ? 'all' : 'some';
      expect(tickState(ticked, within)).toBe(expected);
    }),
  );
});

it('ROLES-R8 ticking an area grants no permission that the author lacks', () => {
  fc.assert(
    fc.property(keys, keys, area, (ticked, grantable, within) => {
      const after = tickAll(ticked, grantable, within);
      for (const key of after) expect(ticked.has(key) || grantable.has(key)).toBe(true);
      for (const key of within)
        expect(after.has(key)).toBe(ticked.has(key) || mayTick(after, grantable, key));
    }),
  );
});

it('ROLES-R8 a permission may be ticked if it and its parents are ticked already or grantable', () => {
  fc.assert(
    fc.property(keys, keys, fc.constantFrom(...permissionKeys), (ticked, grantable, key) => {
      const gained = [...tickPermission(ticked, key)].filter((one) => !ticked.has(one));
      expect(mayTick(ticked, grantable, key)).toBe(gained.every((one) => grantable.has(one)));
    }),
  );
});

it('ROLES-R7 unticking a permission unticks its children and nothing else', () => {
  fc.assert(
    fc.property(keys, fc.constantFrom(...permissionKeys), (ticked, key) => {
      const left = untickPermission(ticked, key);
      for (const one of permissionKeys)
        expect(left.has(one)).toBe(ticked.has(one) && one !== key && !one.startsWith(`${key}.`));
    }),
  );
});
