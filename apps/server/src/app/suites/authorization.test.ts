/**
 * Every operation against every permission, alone and removed from all others: admission equals the contract.
 * The rule is checked for every cell; the server for the decisive cells, and with `SHEAF_MATRIX=whole` for
 * every cell.
 */
import { type Definition, mayCall, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { isWholeRing } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptable } from '#app/suites/example-values';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

interface Holder {
  token: string;
  keys: ReadonlySet<PermissionKey>;
}

let test: TestApp;
let own: SeededCongregation;
const wholeByCalls = isWholeRing || process.env.SHEAF_MATRIX === 'whole';

const allBut = (...keys: PermissionKey[]): PermissionKey[] =>
  permissionKeys.filter((other) => !keys.includes(other));

/** Columns of the matrix: each key alone, and all keys but it. */
const columns = permissionKeys.flatMap((key) => [[key], allBut(key)]);

const made = new Map<string, Promise<Holder>>();
function holderOf(permissions: readonly PermissionKey[]): Promise<Holder> {
  const name = permissions.join();
  const holder =
    made.get(name) ??
    own
      .addPerson({ permissions: [...permissions] })
      .then(({ token }) => ({ token, keys: new Set(permissions) }));
  made.set(name, holder);
  return holder;
}

beforeAll(async () => {
  test = await openTestApp();
  own = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

const guarded = allOperations.filter(({ permission }) => permission !== 'public');

/**
 * Each key that opens the operation, alone and removed from all; and all other keys together: if they do not
 * open it together, none does alone. Two keys by rotation are checked alone anyway.
 */
function decisive({ permission, also }: Definition, turn: number): PermissionKey[][] {
  const turns = [0, 1].map((step) => [permissionKeys[(2 * turn + step) % permissionKeys.length]!]);
  if (permission === 'public' || permission === 'signed-in') return [[], [...permissionKeys], ...turns];
  const opening = [permission].flat();
  if (also) return [[], [also], ...opening.flatMap((key) => [[key], [key, also]]), allBut(also), ...turns];
  return [[], ...opening.flatMap((key) => [[key], allBut(key)]), allBut(...opening), ...turns];
}

const admits = ({ permission, also }: Definition, keys: ReadonlySet<PermissionKey>): boolean => {
  if (also !== undefined && !keys.has(also)) return false;
  if (permission === 'public' || permission === 'signed-in') return true;
  return typeof permission === 'string' ? keys.has(permission) : permission.some((key) => keys.has(key));
};

/** An undeclared parameter is refused after the permission check, so that an admitted call has no effect. */
const undeclared = '?undeclared=1';

const urlOf = ({ path, params }: Definition): string => pathOf(path, acceptable(params)) + undeclared;

/** Throws instead of using `expect`, which would take a tenth of the time over tens of thousands of calls. */
async function isLetIn({ name, method }: Definition, url: string, { token }: Holder): Promise<boolean> {
  const { statusCode } = await test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode !== 403 && statusCode !== 422) throw new Error(`${name} answers ${statusCode}`);
  return statusCode === 422;
}

const wrongIn = ({ name }: Definition, keys: ReadonlySet<PermissionKey>, letIn: boolean): string =>
  `${name} with ${keys.size < 2 ? `only ${[...keys]}` : `all but ${permissionKeys.filter((key) => !keys.has(key))}`}: ${letIn ? 'in' : 'out'}`;

it('COMMON-R19 ROLES-O4 SETTINGS-R4 applies the permission rule in every cell of the matrix', () => {
  const sets = columns.map((keys) => new Set(keys));
  const wrong = guarded.flatMap((operation) =>
    sets
      .filter((keys) => mayCall(operation, keys) !== admits(operation, keys))
      .map((keys) => wrongIn(operation, keys, !admits(operation, keys))),
  );
  expect(wrong).toEqual([]);
  expect(guarded.length * sets.length).toBeGreaterThan(70_000);
});

it('COMMON-R19 ROLES-O4 SETTINGS-R4 admits at the server whom the matrix admits', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const [turn, operation] of guarded.entries()) {
    const url = urlOf(operation);
    const holders = await Promise.all((wholeByCalls ? columns : decisive(operation, turn)).map(holderOf));
    const answers = await Promise.all(holders.map((holder) => isLetIn(operation, url, holder)));
    cells += answers.length;
    for (const [index, letIn] of answers.entries()) {
      const { keys } = holders[index]!;
      if (letIn !== admits(operation, keys)) wrong.push(wrongIn(operation, keys, letIn));
    }
  }
  console.log(`authorization matrix: ${cells} cells by calls, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThanOrEqual(guarded.length * (wholeByCalls ? columns.length : 4));
}, 300_000);
