import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PermissionKey, parentsOf, permissionKeys } from '../permissions/permission-keys.ts';
import {
  type PermissionBranch,
  permissionTree,
  tickPermission,
  untickPermission,
} from '../permissions/permission-tree.ts';
import { defaultRoles, publisherRole } from './default-roles.ts';
import {
  decideDeleteRole,
  decideGrant,
  decideSaveRole,
  firstCongregation,
  type HeldKeys,
} from './granting.ts';

const keys = fc.subarray([...permissionKeys]).map((some) => new Set<PermissionKey>(some));
const key = fc.constantFrom(...permissionKeys);
const people = fc.uniqueArray(
  fc.record({ personId: fc.integer({ min: 1, max: 5 }), active: fc.boolean(), keys }),
  { selector: (person) => person.personId },
);
const edits = (person: HeldKeys): boolean => person.active && person.keys.has('settings.roles.edit');

it('ROLES-R5 the tree holds every key once, each under the key above it', () => {
  const walk = (branches: readonly PermissionBranch[], above: PermissionKey[]): PermissionKey[] =>
    branches.flatMap((branch) => {
      expect(parentsOf(branch.key)).toEqual(above);
      return [branch.key, ...walk(branch.children, [...above, branch.key])];
    });
  expect(walk(permissionTree, []).sort()).toEqual([...permissionKeys].sort());
});

it('ROLES-R7 ticking a child ticks its parents, unticking a parent unticks its children', () => {
  const closed = (ticked: ReadonlySet<PermissionKey>): boolean =>
    [...ticked].every((one) => parentsOf(one).every((parent) => ticked.has(parent)));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 60 }), (taps) => {
      let ticked: ReadonlySet<PermissionKey> = new Set();
      for (const [tapped, on] of taps) {
        ticked = on ? tickPermission(ticked, tapped) : untickPermission(ticked, tapped);
        expect(ticked.has(tapped)).toBe(on);
        expect(closed(ticked)).toBe(true);
      }
    }),
  );
});

it('ROLES-R8 nobody grants what he does not hold, and the last one who edits roles stays', () => {
  fc.assert(
    fc.property(keys, people, people, (granter, before, after) => {
      const decision = decideGrant(granter, before, after);
      const smuggled = after.some((person) => {
        const had = before.find(({ personId }) => personId === person.personId)?.keys;
        return [...person.keys].some((one) => !had?.has(one) && !granter.has(one));
      });
      const lost = before.some(edits) && !after.some(edits);
      const reason = smuggled ? 'key-not-held' : lost ? 'last-role-editor' : null;
      expect(decision.allowed ? null : decision.reason).toBe(reason);
    }),
  );
});

it('ROLES-R8 whoever holds every key may give any, and taking away needs none', () => {
  fc.assert(
    fc.property(people, people, (before, after) => {
      const editor = { personId: 9, active: true, keys: new Set(permissionKeys) };
      expect(decideGrant(editor.keys, [...before, editor], [...after, editor]).allowed).toBe(true);
      expect(decideGrant(new Set(), [...before, editor], [editor])).toEqual({
        allowed: true,
        value: before.filter((person) => person.keys.size > 0).map(({ personId }) => personId),
      });
    }),
  );
});

it('ROLES-R1 ROLES-R2 a role has a name and a key; only the first congregation changes the default ones', () => {
  const all = new Set(permissionKeys);
  const some = new Set<PermissionKey>(['maps.dnc']);
  const none = new Set<PermissionKey>();
  const save = (id: number | null, name: string, permissions: Set<PermissionKey>, congregation: number) => {
    const saved = decideSaveRole(all, { id, name, permissions }, none, congregation);
    return saved.allowed ? saved.value.name : saved.reason;
  };
  expect(save(null, '  Helper ', some, 7)).toBe('Helper');
  expect(save(null, '   ', some, 7)).toBe('role-without-name');
  expect(save(null, 'Helper', none, 7)).toBe('role-without-permissions');
  for (const { id } of defaultRoles) {
    expect(save(id, 'Mine', some, 7)).toBe('default-role');
    expect(save(id, 'Mine', some, firstCongregation)).toBe('Mine');
    expect(decideDeleteRole(id, 7).allowed).toBe(false);
  }
  expect(decideDeleteRole(1000, 7).allowed).toBe(true);
  expect(decideDeleteRole(3, firstCongregation).allowed).toBe(true);
  expect(decideDeleteRole(publisherRole, firstCongregation).allowed).toBe(false);
});

it('ROLES-R8 a role may keep a key its author lacks, and gain none', () => {
  fc.assert(
    fc.property(keys, keys, keys, (author, before, permissions) => {
      const saved = decideSaveRole(author, { id: 500, name: 'Helper', permissions }, before, 7);
      const gained = [...permissions].filter((one) => !before.has(one));
      expect(saved.allowed).toBe(permissions.size > 0 && gained.every((one) => author.has(one)));
    }),
  );
});
