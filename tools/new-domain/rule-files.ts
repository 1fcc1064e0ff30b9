/** Templates of a new domain for rules and contract. */
import type { DomainName } from './domain-name.ts';

const rule = ({
  many,
  area,
}: DomainName): string => `/** Retention of ${many} after their day (${area}-R2). */
import { Temporal } from 'temporal-polyfill';

export const keptDays = 30;

/** Earliest day that is retained; dates are \`YYYY-MM-DD\`. */
export const firstKeptDay = (today: string): string =>
  Temporal.PlainDate.from(today).subtract({ days: keptDays }).toString();
`;

const ruleTest = ({ area, one }: DomainName): string => `import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { firstKeptDay, keptDays } from './kept-days.ts';

const someDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }));

it('${area}-R2 retains a ${one} for 30 days after its day', () => {
  expect(keptDays).toBe(30);
  fc.assert(
    fc.property(someDay, fc.integer({ min: -400, max: 400 }), (day, later) => {
      const today = day.add({ days: later }).toString();
      expect(day.toString() >= firstKeptDay(today)).toBe(later <= 30);
    }),
  );
});
`;

const journalEntities = ({ many, one }: DomainName): string => `/** Journal entities of ${many}. */
import { type JournalEntity, oneKey } from '../journal/journal-entity.ts';

export const ${many}Entities = {
  ${many}: {
    name: '${one}',
    read: 'settings.cong.edit',
    revert: oneKey('settings.cong.edit'),
    label: ['name'],
    fields: { name: 'text', day: 'date' },
  },
} as const satisfies Record<string, JournalEntity>;
`;

const contract = ({
  many,
  Many,
  one,
  One,
  area,
}: DomainName): string => `/** Operations on ${many} (${area}). */
import { z } from 'zod';
import { count, date, filled, idOf, listQuery } from '../fields.ts';
import { operation } from '../operation.ts';

const ${one}Row = z.object({
  id: idOf('${one}, as in GET /${many}'),
  name: z.string(),
  day: z.string().meta({ format: 'date', description: 'day of the ${one}' }),
  version: count,
});

export const ${many} = {
  list${Many}: operation({
    name: '${many}.list${Many}',
    method: 'GET',
    path: '/${many}',
    summary: '${Many} of the congregation, by day (${area}-R1)',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    query: listQuery('id', 'name', 'day'),
    reply: z.array(${one}Row),
    refusals: [],
    idempotent: 'read',
    reads: ['${many}'],
  }),
  add${One}: operation({
    name: '${many}.add${One}',
    method: 'POST',
    path: '/${many}',
    summary: 'Add a ${one} (${area}-R1)',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject({ name: filled(120), day: date.meta({ description: 'day of the ${one}' }) }),
    reply: ${one}Row,
    refusals: [],
    idempotent: 'key',
    changes: ['${many}'],
  }),
};
`;

const migration = ({ many, Many, area }: DomainName): string => `-- ${Many} of the congregation (${area}).

create table ${many} (
  congregation_id bigint not null references congregations on delete cascade,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  day date not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (congregation_id, id)
);
create index ${many}_day on ${many} (congregation_id, day);

select sheaf.tenant_table('${many}', '${many}');
`;

export const ruleFiles = (name: DomainName): [path: string, text: string][] => [
  [`packages/rules/src/${name.many}/kept-days.ts`, rule(name)],
  [`packages/rules/src/${name.many}/kept-days.properties.test.ts`, ruleTest(name)],
  [`packages/rules/src/${name.many}/journal-entities.ts`, journalEntities(name)],
  [`packages/contract/src/${name.many}/${name.many}.ts`, contract(name)],
  [`database/migrations/${name.migration}-${name.many}.sql`, migration(name)],
];
