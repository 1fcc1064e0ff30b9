/** Every permission key is used by an operation, a menu entry, a screen, or a rule (ROLES-R12). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations } from '@sheaf/contract/operations';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { expect, it } from 'vitest';

/** Files that only list, name, bundle or test keys. */
const lists = /\/permissions\/|\/roles\/|\/phrases\/|\/testing\/|\.test\.|default-roles|plant-texts/;

const root = join(import.meta.dirname, '../../../../..');

const code = ['apps/web/src', 'apps/server/src/contexts', 'packages/rules/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((path) => !lists.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

const gates = new Set(allOperations.flatMap(({ permission }) => permission));

const isUsed = (key: PermissionKey): boolean => gates.has(key) || code.includes(`'${key}'`);

it('ROLES-R12 uses all 94 permission keys', () => {
  expect(permissionKeys).toHaveLength(94);
  expect(permissionKeys.filter((key) => !isUsed(key))).toEqual([]);
});

it('ROLES-R12 detects an unused key', () => {
  expect(isUsed('settings.nothing.of.this.name' as PermissionKey)).toBe(false);
  expect(permissionKeys.filter((key) => gates.has(key)).length).toBeGreaterThan(70);
});
