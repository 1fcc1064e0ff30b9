/** Every key of a role opens something: an operation, an entry of a menu, a screen, or something that a rule allows (ROLES-R12). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations } from '@sheaf/contract/operations';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { expect, it } from 'vitest';

/** Where keys are only listed, named, bundled into roles or tried out. */
const lists = /\/permissions\/|\/roles\/|\/phrases\/|\/testing\/|\.test\.|default-roles|plant-texts/;

const root = join(import.meta.dirname, '../../../../..');

const code = ['apps/web/src', 'apps/server/src/contexts', 'packages/rules/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((path) => !lists.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

const gates = new Set(allOperations.flatMap(({ permission }) => permission));

const isUsed = (key: PermissionKey): boolean => gates.has(key) || code.includes(`'${key}'`);

it('ROLES-R12 all 93 permission keys are used', () => {
  expect(permissionKeys).toHaveLength(93);
  expect(permissionKeys.filter((key) => !isUsed(key))).toEqual([]);
});

it('ROLES-R12 a key that nothing uses would be found', () => {
  expect(isUsed('settings.nothing.of.this.name' as PermissionKey)).toBe(false);
  expect(permissionKeys.filter((key) => gates.has(key)).length).toBeGreaterThan(70);
});
