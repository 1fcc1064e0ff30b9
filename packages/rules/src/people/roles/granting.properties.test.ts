import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PermissionKey, parentsOf, permissionKeys } from '../../permissions/permission-keys.ts';
import {
  type PermissionBranch,
  permissionTree,
  tickPermission,
  untickPermission,
} from '../../permissions/permission-tree.ts';
import { publisherRole } from './default-roles.ts';
import { mayActAs } from './delegation.ts';
import {
  decideDeleteRole,
  decideGrant,
  decideSaveRole,
  firstCongregation,
  type HeldKeys,
  rolesAfter,
} from './granting.ts';

const keys = fc.subarray([...permissionKeys]).map((some) => new Set<PermissionKey>(some));
const key = fc.constantFrom(...permissionKeys);
const people = fc.uniqueArray(
  fc.record({ personId: fc.integer({ min: 1, max: 5 }), active: fc.boolean(), keys }),
  { selector: (person) => person.personId },
);
const edits = (person: HeldKeys): boolean => person.active && person.keys.has('settings.roles.edit');

it('ROLES-R5 the tree contains every permission once, below its parent', () => {
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

const administrates = (person: HeldKeys): boolean =>
  person.active && person.keys.size === permissionKeys.length;

it('ROLES-R8 ROLES-R9 nobody grants or revokes a permission they lack, and the last role editor and administrator remain', () => {
  fc.assert(
    fc.property(keys, people, people, (granter, before, after) => {
      const decision = decideGrant(granter, before, after);
      const smuggled = after.some((person) => {
        const had = before.find(({ personId }) => personId === person.personId)?.keys;
        return [...person.keys].some((one) => !had?.has(one) && !granter.has(one));
      });
      const robbed = before.some((person) => {
        const is = after.find(({ personId }) => personId === person.personId);
        const left = is && (is.active || !person.active) ? is.keys : new Set<PermissionKey>();
        return [...person.keys].some((one) => !left.has(one) && !granter.has(one));
      });
      const editorLost = before.some(edits) && !after.some(edits);
      const administratorLost = before.some(administrates) && !after.some(administrates);
      const reason = smuggled
        ? 'key-not-held'
        : robbed
          ? 'rights-beyond-yours'
          : editorLost
            ? 'last-role-editor'
            : administratorLost
              ? 'last-administrator'
              : null;
      expect(decision.allowed ? null : decision.reason).toBe(reason);
    }),
  );
});

it('ROLES-R8 a person with all permissions may grant and revoke any', () => {
  fc.assert(
    fc.property(people, people, (before, after) => {
      const editor = { personId: 9, active: true, keys: new Set(permissionKeys) };
      expect(decideGrant(editor.keys, [...before, editor], [...after, editor]).allowed).toBe(true);
      expect(decideGrant(editor.keys, [...before, editor], [editor])).toEqual({
        allowed: true,
        value: before.filter((person) => person.keys.size > 0).map(({ personId }) => personId),
      });
    }),
  );
});

it('ROLES-R9 removing roles, deactivating, deleting, resetting and editing a contact follow one rule for every pair of people', () => {
  fc.assert(
    fc.property(keys, keys, fc.boolean(), (own, theirs, active) => {
      const whole = { personId: 9, active: true, keys: new Set(permissionKeys) };
      const target = { personId: 2, active, keys: theirs };
      const before = [{ personId: 1, active: true, keys: own }, target, whole];
      const others = before.filter(({ personId }) => personId !== 2);
      const allowed = [...theirs].every((one) => own.has(one));
      expect(mayActAs(own, theirs)).toBe(allowed);
      expect(decideGrant(own, before, others).allowed).toBe(allowed);
      expect(decideGrant(own, before, [...others, { ...target, keys: new Set() }]).allowed).toBe(allowed);
      expect(decideGrant(own, before, [...others, { ...target, active: false }]).allowed).toBe(
        allowed || !active,
      );
    }),
  );
});

it('ROLES-R9 the last person with all permissions cannot lose one, through any caller', () => {
  fc.assert(
    fc.property(keys, people, key, (granter, others, lost) => {
      const fewer = others.filter((person) => !administrates(person));
      const last = { personId: 9, active: true, keys: new Set(permissionKeys) };
      const stripped = { ...last, keys: new Set(permissionKeys.filter((one) => one !== lost)) };
      for (const by of [granter, last.keys])
        for (const after of [fewer, [...fewer, stripped], [...fewer, { ...last, active: false }]])
          expect(decideGrant(by, [...fewer, last], after).allowed).toBe(false);
    }),
  );
});

it('ROLES-R1 ROLES-R2 a role has a name and a permission; only the first congregation changes the default roles', () => {
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
  for (const id of [1, 2, 3, 11, 12, 65, 66, 83, 84, 99, 271]) {
    expect(save(id, 'Mine', some, 7)).toBe('default-role');
    const whole = id === 1;
    expect(save(id, 'Mine', some, firstCongregation)).toBe(whole ? 'administrator-role' : 'Mine');
    expect(save(id, 'Mine', all, firstCongregation)).toBe('Mine');
    expect(decideDeleteRole(id, 7).allowed).toBe(false);
  }
  expect(decideDeleteRole(1000, 7).allowed).toBe(true);
  expect(decideDeleteRole(3, firstCongregation).allowed).toBe(true);
  for (const id of [2, 1]) expect(decideDeleteRole(id, firstCongregation).allowed).toBe(false);
});

it('ROLES-R8 a role may keep a permission its author lacks, and gain none', () => {
  fc.assert(
    fc.property(keys, keys, keys, (author, before, permissions) => {
      const saved = decideSaveRole(author, { id: 500, name: 'Helper', permissions }, before, 7);
      const gained = [...permissions].filter((one) => !before.has(one));
      expect(saved.allowed).toBe(permissions.size > 0 && gained.every((one) => author.has(one)));
    }),
  );
});

it('ROLES-R2 a refusal has a reason', () => {
  const all = new Set(permissionKeys);
  expect(decideDeleteRole(3, 7)).toEqual({ allowed: false, reason: 'default-role' });
  const save = (id: number | null, name: string, author: Set<PermissionKey>) =>
    decideSaveRole(author, { id, name, permissions: new Set(['maps.dnc']) }, new Set(), 7);
  expect(save(3, 'Helper', all)).toEqual({ allowed: false, reason: 'default-role' });
  expect(save(null, 'Helper', new Set())).toEqual({ allowed: false, reason: 'key-not-held' });
  expect(save(1000, 'Helper', all).allowed).toBe(true);
});

it('ROLES-R9 without an administrator the last role editor remains', () => {
  const editor = (personId: number, active = true): HeldKeys => ({
    personId,
    active,
    keys: new Set(['settings.roles.edit']),
  });
  const other: HeldKeys = { personId: 3, active: true, keys: new Set(['maps.dnc']) };
  const decide = (after: HeldKeys[], before = [editor(1), other]) =>
    decideGrant(new Set(['settings.roles.edit', 'maps.dnc']), before, after);
  expect(decide([{ ...editor(1), keys: new Set() }, other])).toEqual({
    allowed: false,
    reason: 'last-role-editor',
  });
  expect(decide([editor(1, false), other])).toEqual({ allowed: false, reason: 'last-role-editor' });
  expect(decide([editor(2), other])).toEqual({ allowed: true, value: [1, 2] });
  expect(decide([other], [editor(1, false), other])).toEqual({ allowed: true, value: [1] });
});

it('ROLES-R8 nobody removes the last administrator, not even an administrator', () => {
  const whole = new Set(permissionKeys);
  const last: HeldKeys = { personId: 1, active: true, keys: whole };
  const editor: HeldKeys = { personId: 2, active: true, keys: new Set(['settings.roles.edit']) };
  const refused = { allowed: false, reason: 'last-administrator' };
  expect(decideGrant(whole, [last, editor], [editor])).toEqual(refused);
  expect(decideGrant(whole, [last, editor], [{ ...last, active: false }, editor])).toEqual(refused);
  expect(decideGrant(whole, [last, editor], [{ ...editor, keys: whole }]).allowed).toBe(true);
});

it('ROLES-R8 reports a person as changed if the permissions differ at equal count', () => {
  const person = (key: PermissionKey): HeldKeys => ({ personId: 1, active: true, keys: new Set([key]) });
  expect(decideGrant(new Set(permissionKeys), [person('maps.dnc')], [person('maps.foreign')])).toEqual({
    allowed: true,
    value: [1],
  });
  expect(decideGrant(new Set(permissionKeys), [person('maps.dnc')], [person('maps.dnc')])).toEqual({
    allowed: true,
    value: [],
  });
});

it('sets and notifies only if the roles differ, in any order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(ids, ids, (had, asked) => {
      const effect = rolesAfter(had, [...asked, ...asked]);
      const same = [...had].sort().join() === [...asked].sort().join();
      expect(effect).toEqual(same ? { told: [] } : { roles: asked, told: [{ type: 'role-changed' }] });
    }),
  );
  expect(rolesAfter([3], undefined)).toEqual({ told: [] });
  expect(rolesAfter([3], []).roles).toEqual([publisherRole]);
  expect(rolesAfter([publisherRole], [])).toEqual({ told: [] });
});
