/** Every operation against every permission, held alone and held with all others: who is let in is what the contract says. */
import { type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptable } from '#app/suites/example-values';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

interface Holder {
  token: string;
  keys: ReadonlySet<PermissionKey>;
}

let test: TestApp;
const holders: Holder[] = [];

beforeAll(async () => {
  test = await openTestApp();
  const own = await seedCongregation(test.database.owner);
  for (const key of permissionKeys) {
    for (const permissions of [[key], permissionKeys.filter((other) => other !== key)]) {
      const { token } = await own.addPerson({ permissions });
      holders.push({ token, keys: new Set(permissions) });
    }
  }
}, 180_000);
afterAll(() => test.close());

const guarded = allOperations.filter(({ permission }) => permission !== 'public');

const admits = ({ permission }: Definition, keys: ReadonlySet<PermissionKey>): boolean => {
  if (permission === 'public' || permission === 'signed-in') return true;
  return typeof permission === 'string' ? keys.has(permission) : permission.some((key) => keys.has(key));
};

/** What nobody declares is refused after the gate, so that who is let in changes nothing and waits for nothing. */
const undeclared = '?undeclared=1';

const urlOf = ({ path, params }: Definition): string => pathOf(path, acceptable(params)) + undeclared;

/** Throws by itself instead of by `expect`, which tens of thousands of times is a tenth of what is tested here. */
async function isLetIn({ name, method }: Definition, url: string, { token }: Holder): Promise<boolean> {
  const { statusCode } = await test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode !== 403 && statusCode !== 422) throw new Error(`${name} answers ${statusCode}`);
  return statusCode === 422;
}

it('COMMON-R19 ROLES-O4 SETTINGS-R4 the authorization matrix holds in every cell', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const operation of guarded) {
    const url = urlOf(operation);
    const answers = await Promise.all(holders.map((holder) => isLetIn(operation, url, holder)));
    cells += answers.length;
    for (const [index, letIn] of answers.entries()) {
      const { keys } = holders[index]!;
      const held =
        keys.size === 1 ? `only ${[...keys][0]}` : `all but ${permissionKeys.find((key) => !keys.has(key))}`;
      if (letIn !== admits(operation, keys))
        wrong.push(`${operation.name} with ${held}: ${letIn ? 'in' : 'out'}`);
    }
  }
  console.log(`authorization matrix: ${cells} cells, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(cells).toBe(guarded.length * permissionKeys.length * 2);
}, 300_000);
