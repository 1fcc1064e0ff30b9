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

async function isLetIn(operation: Definition, { token }: Holder): Promise<boolean> {
  const answer = await test.app.inject({
    method: operation.method,
    url: pathOf(operation.path, acceptable(operation.params)) + undeclared,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([403, 422], `${operation.name} answers ${answer.statusCode}`).toContain(answer.statusCode);
  return answer.statusCode !== 403;
}

it('COMMON-R19 ROLES-O4 SETTINGS-R4 the authorization matrix holds in every cell', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const operation of guarded) {
    const answers = await Promise.all(holders.map((holder) => isLetIn(operation, holder)));
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
