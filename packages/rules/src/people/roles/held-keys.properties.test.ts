import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionKeys } from '../../permissions/permission-keys.ts';
import { publisherRole } from './default-roles.ts';
import { heldKeys, keysHeldBy, type RoleHolder, withoutRole, withRoleKeys } from './held-keys.ts';

const ids = [1, publisherRole, 3, 1000, 1001];
const roles = fc
  .array(fc.subarray([...permissionKeys]), { minLength: ids.length, maxLength: ids.length })
  .map((keys) => new Map(ids.map((id, index) => [id, keys[index]!])));
const holders: fc.Arbitrary<RoleHolder[]> = fc.uniqueArray(
  fc.record({ personId: fc.integer({ min: 1, max: 9 }), active: fc.boolean(), roles: fc.subarray(ids) }),
  { selector: ({ personId }) => personId },
);

it('ROLES-O4 a person has exactly the permissions of all their roles', () => {
  fc.assert(
    fc.property(roles, holders, (known, people) => {
      for (const [index, { keys }] of heldKeys(people, known).entries())
        for (const key of permissionKeys)
          expect(keys.has(key)).toBe(people[index]!.roles.some((role) => known.get(role)!.includes(key)));
    }),
  );
});

it('ROLES-R4 people of a removed role become publishers or keep their other roles; all others stay unchanged', () => {
  fc.assert(
    fc.property(holders, fc.constantFrom(1000, 1001), (people, gone) => {
      for (const [index, after] of withoutRole(people, gone).entries()) {
        const before = people[index]!;
        const kept = before.roles.filter((role) => role !== gone);
        const expected = before.roles.includes(gone) ? new Set([...kept, publisherRole]) : new Set(kept);
        expect(new Set(after.roles)).toEqual(expected);
        expect(after.roles.length).toBe(expected.size);
      }
    }),
  );
});

it('ROLES-R8 changing a role changes only the people who have it', () => {
  fc.assert(
    fc.property(roles, holders, fc.constantFrom(...ids), (known, people, role) => {
      const after = heldKeys(people, withRoleKeys(known, role, permissionKeys));
      for (const [index, before] of heldKeys(people, known).entries())
        expect(after[index]!.keys.size).toBe(
          people[index]!.roles.includes(role) ? permissionKeys.length : before.keys.size,
        );
    }),
  );
});

it('ROLES-O4 ignores unknown permissions, and a missing role has none', () => {
  const known = new Map([[1000, ['maps.dnc', 'maps.kites']]]);
  const [held] = heldKeys([{ personId: 1, active: true, roles: [1000, 1001] }], known);
  expect(held!.keys).toEqual(new Set(['maps.dnc']));
});

it('ROLES-R8 an inactive or removed person has no permissions', () => {
  const held = [1, 2, 3].map((personId) => ({
    personId,
    active: personId !== 2,
    keys: new Set([permissionKeys[personId]!]),
  }));
  expect([1, 2, 3, 4].map((personId) => [...keysHeldBy(held, personId)])).toEqual([
    [permissionKeys[1]],
    [],
    [permissionKeys[3]],
    [],
  ]);
});
