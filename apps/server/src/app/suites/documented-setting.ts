/**
 * Environment of a documented call: a congregation, a person with every permission, and the rows that the
 * call names.
 */
import type { Definition, ReplyOf } from '@sheaf/contract/operation';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import type { SeededCongregation, SeededMap, SeededPerson } from '#platform/testing/seeds';
import type { CallOptions, TestApp } from '#platform/testing/test-app';

export interface World {
  country: number;
  region: number;
}

export interface DocumentedSetting {
  test: TestApp;
  congregation: SeededCongregation;
  world: World;
  /** An elder with every permission. */
  me: SeededPerson;
  /** Calls as `me` and asserts success. */
  done<D extends Definition>(operation: D, options?: CallOptions<D>): Promise<ReplyOf<D>>;
  /** The row of this name, planted on first use: a call may name a row twice. */
  row(name: string): Promise<unknown>;
  addBrother(appointment: string): Promise<number>;
  /** A map with a street; one per name. */
  mapOf(name: string, typeId: number): Promise<SeededMap>;
}

type Rows = Record<string, (setting: DocumentedSetting) => Promise<unknown>>;

let mapNumber = 100;

/** Replaces placeholders by planted rows at any depth. */
export async function withRows(value: unknown, row: DocumentedSetting['row']): Promise<unknown> {
  if (typeof value === 'string' && value.startsWith('$')) return row(value.slice(1));
  if (Array.isArray(value)) return Promise.all(value.map((item) => withRows(item, row)));
  if (value === null || typeof value !== 'object') return value;
  const filled: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value))
    filled.push([String(await withRows(name, row)), await withRows(inner, row)]);
  return Object.fromEntries(filled);
}

/** Memoised by name, so that two equal placeholders are one row. */
function kept<Value>(make: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const made = new Map<string, Promise<Value>>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

export async function openSetting(
  test: TestApp,
  congregation: SeededCongregation,
  world: World,
  rows: Rows,
): Promise<DocumentedSetting> {
  const me = await congregation.addPerson({
    permissions: [...permissionKeys],
    appointment: 'elder',
    firstName: 'Naomi',
    email: 'naomi@example.org',
  });
  const seededMap = kept((key: string) => {
    mapNumber += 1;
    return congregation.addMap({ number: String(mapNumber), typeId: Number(key.split(' ')[1]) });
  });
  const setting: DocumentedSetting = {
    test,
    congregation,
    world,
    me,
    mapOf: (name, typeId) => seededMap(`${name} ${typeId}`),
    async done<D extends Definition>(operation: D, options?: CallOptions<D>) {
      const answer = await test.call(operation, { as: me.token, ...options } as CallOptions<D>);
      if (answer.status !== 200) throw new Error(`${operation.name} ${answer.status} ${answer.text}`);
      return answer.data;
    },
    row: kept((name: string) => {
      const plant = rows[name];
      if (!plant) throw new Error(`no row is called $${name}`);
      return plant(setting);
    }),
    addBrother: async (appointment) =>
      (await congregation.addPerson({ appointment, gender: 1, firstName: 'Amos' })).id,
  };
  return setting;
}
