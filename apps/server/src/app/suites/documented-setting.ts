/** Where one documented call is sent: a congregation, a person who may do everything, and the rows that the call names. */
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
  /** Calls as `me`, and insists that it is done. */
  done<D extends Definition>(operation: D, options?: CallOptions<D>): Promise<ReplyOf<D>>;
  /** The row of this name, planted at its first use: a call names the same row twice. */
  row(name: string): Promise<unknown>;
  addBrother(appointment: string): Promise<number>;
  /** A map with a street; the same one under the same name. */
  mapOf(name: string, typeId: number): Promise<SeededMap>;
}

type Rows = Record<string, (setting: DocumentedSetting) => Promise<unknown>>;

let mapNumber = 100;

/** Placeholders filled with planted rows, however deep they stand. */
export async function withRows(value: unknown, row: DocumentedSetting['row']): Promise<unknown> {
  if (typeof value === 'string' && value.startsWith('$')) return row(value.slice(1));
  if (Array.isArray(value)) return Promise.all(value.map((item) => withRows(item, row)));
  if (value === null || typeof value !== 'object') return value;
  const filled: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value))
    filled.push([String(await withRows(name, row)), await withRows(inner, row)]);
  return Object.fromEntries(filled);
}

/** What is planted once is kept, so that two placeholders of one name are one row. */
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
