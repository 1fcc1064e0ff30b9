/** Templates of a new domain for the server. */
import type { DomainName } from './domain-name.ts';

const manifest = ({ many }: DomainName): string => `/** Server manifest of ${many}. */
import { ${many}Entities } from '@sheaf/rules/${many}/journal-entities';
import { ${many}Nightly } from '#contexts/${many}/${many}.jobs';
import { ${many}Routes } from '#contexts/${many}/${many}.routes';
import { ${many}Feed } from '#contexts/${many}/${many}-feed';
import { defineDomain } from '#platform/domain';

export const ${many}Domain = defineDomain({
  name: '${many}',
  owns: ['${many}'],
  operations: ${many}Routes,
  nightly: [${many}Nightly],
  calendar: [${many}Feed],
  journal: { kind: '${many}', entities: ${many}Entities },
});
`;

const routes = ({
  many,
  Many,
  one,
  One,
}: DomainName): string => `/** Handlers of the operations on ${many}. */
import { ${many} } from '@sheaf/contract/${many}/${many}';
import { add${One} } from '#contexts/${many}/add-${one}';
import { list${Many} } from '#contexts/${many}/list-${many}';
import { handle } from '#platform/handle';

export const ${many}Routes = [
  handle(${many}.list${Many}, list${Many}),
  handle(${many}.add${One}, add${One}),
];
`;

const store = ({ many, Many }: DomainName): string => `/** Queries on ${many}. */
import type { Tenant } from '#platform/database/tenant';

const columns = ['id', 'name', 'day', 'version'] as const;

export const ${many} = {
  list: (tenant: Tenant) =>
    tenant.db.selectFrom('${many}').select(columns).orderBy('day').orderBy('id').execute(),

  /** ${Many} between two days (inclusive). */
  between: (tenant: Tenant, first: string, last: string) =>
    tenant.db
      .selectFrom('${many}')
      .select(columns)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .orderBy('day')
      .orderBy('id')
      .execute(),

  add: (tenant: Tenant, values: { name: string; day: string }) =>
    tenant.db
      .insertInto('${many}')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async removeBefore(tenant: Tenant, day: string): Promise<number> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('${many}')
      .where('day', '<', day)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
`;

const list = ({
  many,
  Many,
  area,
}: DomainName): string => `import type { ${many} as operations } from '@sheaf/contract/${many}/${many}';
import { ${many} } from '#contexts/${many}/${many}.store';
import type { Handler } from '#platform/handle';

/** ${area}-R1. */
export const list${Many} = ({ tenant }: Handler<typeof operations.list${Many}>) => ${many}.list(tenant);
`;

const add = ({
  many,
  One,
  area,
}: DomainName): string => `import type { ${many} as operations } from '@sheaf/contract/${many}/${many}';
import { ${many} } from '#contexts/${many}/${many}.store';
import type { Handler } from '#platform/handle';

/** ${area}-R1. */
export const add${One} = ({ tenant, body }: Handler<typeof operations.add${One}>) => ${many}.add(tenant, body);
`;

const jobs = ({ many, area }: DomainName): string => `/** Nightly deletion of old ${many} (${area}-R2). */
import { firstKeptDay } from '@sheaf/rules/${many}/kept-days';
import { ${many} } from '#contexts/${many}/${many}.store';
import type { NightlyJob } from '#platform/jobs/nightly';

export const ${many}Nightly: NightlyJob = {
  name: '${many}',
  run: async (tenant, now) => ({
    ${many}: await ${many}.removeBefore(tenant, firstKeptDay(now.toISOString().slice(0, 10))),
  }),
};
`;

const feed = ({
  many,
  area,
}: DomainName): string => `import { ${many} } from '#contexts/${many}/${many}.store';
import type { CalendarSource } from '#platform/calendar-source';

/** ${area}-R3. */
export const ${many}Feed: CalendarSource = async (tenant, { first, last }) =>
  (await ${many}.between(tenant, first, last)).map(({ id, name, day }) => ({
    key: \`${many}-\${id}\`,
    title: name,
    note: null,
    location: null,
    first: day,
    last: day,
  }));
`;

const plant = ({
  many,
  One,
}: DomainName): string => `import { ${many} } from '@sheaf/contract/${many}/${many}';
import type { PlantTexts } from '#platform/testing/plant-texts';

/** Plants texts in every text column of the domain. */
export const plantTexts: PlantTexts = async (done, planted) => {
  await done(${many}.add${One}, { body: { name: planted.name, day: '2026-11-24' } });
};
`;

const test = ({
  many,
  Many,
  one,
  One,
  area,
}: DomainName): string => `import { ${many} } from '@sheaf/contract/${many}/${many}';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${many}Nightly } from '#contexts/${many}/${many}.jobs';
import { ${many}Feed } from '#contexts/${many}/${many}-feed';
import { tenantTransaction } from '#platform/database/tenant';
import { runNight } from '#platform/jobs/nightly';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner, 'Burnie');
  keeper = await congregation.addPerson({ permissions: ['settings.cong.edit'] });
});
afterAll(() => test.close());

const add = (name: string, day: string, as = keeper.token) =>
  test.call(${many}.add${One}, { as, body: { name, day } });
const list = async (as = keeper.token) => (await test.call(${many}.list${Many}, { as })).data;

it('${area}-R1 adds and lists ${many} only with settings.cong.edit in the own congregation', async () => {
  const added = await add('Second', '2026-12-02');
  expect(added.data).toMatchObject({ name: 'Second', day: '2026-12-02', version: 1 });
  await add('First', '2026-12-01');
  expect((await list()).map(({ name }) => name)).toEqual(['First', 'Second']);
  const { token } = await congregation.addPerson();
  expect((await add('Third', '2026-12-03', token)).status).toBe(403);
  expect((await test.call(${many}.list${Many}, { as: token })).status).toBe(403);
  const stranger = await seedCongregation(test.database.owner, 'Elsewhere');
  const other = await stranger.addPerson({ permissions: ['settings.cong.edit'] });
  expect(await list(other.token)).toEqual([]);
});

it('${area}-R1 refuses a ${one} without a name or with an invalid day', async () => {
  expect(Object.keys((await add(' ', '2026-12-02')).problem.errors ?? {})).toEqual(['name']);
  expect(Object.keys((await add('Third', '2026-02-30')).problem.errors ?? {})).toEqual(['day']);
});

it('${area}-R3 a calendar feed shows ${many} within its days', async () => {
  const act = { congregationId: congregation.id, personId: keeper.id, operation: 'readCalendarFeed' };
  const shown = (first: string, last: string) =>
    tenantTransaction(test.platform, act, (tenant) =>
      ${many}Feed(tenant, { personId: keeper.id, lang: 'en', first, last }),
    );
  expect(await shown('2026-12-02', '2026-12-31')).toMatchObject([
    { title: 'Second', first: '2026-12-02', last: '2026-12-02' },
  ]);
  expect(await shown('2026-12-03', '2026-12-31')).toEqual([]);
});

it('${area}-R2 deletes ${many} nightly more than 30 days after their day', async () => {
  test.setNow(new Date('2027-01-01T03:00:00Z'));
  await runNight(test.platform, test.database.owner, [${many}Nightly]);
  expect((await list()).map(({ name }) => name)).toEqual(['Second']);
});
`;

const context = ({
  many,
  Many,
}: DomainName): string => `import { ${many}Domain } from '#contexts/${many}/${many}.domain';
import { defineContext } from '#platform/context';

export const ${many}Context = defineContext({
  name: '${many}',
  layer: 3,
  holds: '${Many.toLowerCase()} by day',
  domains: [${many}Domain],
});
`;

export function serverFiles(name: DomainName): [path: string, text: string][] {
  const { many, one } = name;
  const folder = `apps/server/src/contexts/${many}`;
  return [
    [`${folder}/${many}.context.ts`, context(name)],
    [`${folder}/${many}.domain.ts`, manifest(name)],
    [`${folder}/${many}.routes.ts`, routes(name)],
    [`${folder}/${many}.store.ts`, store(name)],
    [`${folder}/${many}.jobs.ts`, jobs(name)],
    [`${folder}/${many}-feed.ts`, feed(name)],
    [`${folder}/list-${many}.ts`, list(name)],
    [`${folder}/add-${one}.ts`, add(name)],
    [`${folder}/testing/plant-texts.ts`, plant(name)],
    [`${folder}/keep-${many}.test.ts`, test(name)],
  ];
}
