/** What a new domain begins with, in every room: one operation that reads, decided, asked, answered, said and shown. */

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const rule = (
  name: string,
  Name: string,
): string => `import { allow, type Decision, refuse } from '../decision.ts';

/** Who may read ${name}: for now, whoever has any access at all. */
export const decideRead${Name} = (permissions: ReadonlySet<string>): Decision<true, 'no-access'> =>
  permissions.size > 0 ? allow(true) : refuse('no-access');
`;

const ruleTest = (name: string, Name: string): string => `import { expect, it } from 'vitest';
import { decideRead${Name} } from './read-${name}.ts';

it('reading ${name} needs some access', () => {
  expect(decideRead${Name}(new Set())).toEqual({ allowed: false, reason: 'no-access' });
  expect(decideRead${Name}(new Set(['maps.dnc'])).allowed).toBe(true);
});
`;

/** Its tables are entered with the migration that makes them; the example says what belongs to each. */
const journalEntities = (
  name: string,
  Name: string,
): string => `import type { JournalEntity } from '../journal/journal-entity.ts';

/**
 * ${Name}, as the journal tells them: by table, the name of a row, its fields with their types, and who may revert a change.
 *
 * @example
 * ${name}: {
 *   name: '${name}',
 *   read: 'settings.cong.edit',
 *   revert: oneKey('settings.cong.edit'),
 *   label: ['name'],
 *   fields: { name: 'text', person_id: rowOf('people') },
 * }
 */
export const ${name}Entities: Readonly<Record<string, JournalEntity>> = {};
`;

const contract = (name: string, Name: string): string => `/** ${Name}: what may be asked. */
import { z } from 'zod';
import { operation } from '../operation.ts';

export const ${name} = {
  read${Name}: operation({
    name: '${name}.read${Name}',
    method: 'GET',
    path: '/${name}',
    summary: '${Name} of the congregation.',
    permission: 'signed-in',
    scope: 'congregation',
    reply: z.object({ congregation: z.string() }),
    refusals: ['no-access'],
    idempotent: 'read',
    reads: ['congregations'],
  }),
};
`;

const phrases = (name: string, Name: string): string => `/** ${Name}. */
export const ${name} = {
  title: '${Name}',
  menuText: 'What ${name} are for',
  journal: { kind: { ${name}: '${Name}' } },
};
`;

/** To be translated: a test finds what is not in Arabic letters. */
const arabicPhrases = (name: string, Name: string): string => `/** ${Name}. */
import type { Arabic } from '../arabic-forms.ts';
import type { ${name} as english } from '../en/${name}.ts';

export const ${name}: Arabic<typeof english> = {
  title: '${Name}',
  menuText: '${Name}',
  journal: { kind: { ${name}: '${Name}' } },
};
`;

const routes = (name: string, Name: string): string => `/** What the domain answers, one line an operation. */
import { ${name} } from '@sheaf/contract/${name}/${name}';
import { read${Name} } from '#domains/${name}/read-${name}';
import { handle } from '#platform/handle';

export const ${name}Routes = [handle(${name}.read${Name}, read${Name})];
`;

const manifest = (
  name: string,
  Name: string,
): string => `/** What this domain brings to the server. ${Name}. */
import { ${name}Entities } from '@sheaf/rules/${name}/journal-entities';
import { ${name}Routes } from '#domains/${name}/${name}.routes';
import { defineDomain } from '#platform/domain';

export const ${name}Domain = defineDomain({
  name: '${name}',
  owns: [],
  operations: ${name}Routes,
  journal: { kind: '${name}', entities: ${name}Entities },
});
`;

const store = (name: string): string => `import type { Tenant } from '#platform/database/tenant';

export const ${name} = {
  read: (tenant: Tenant) =>
    tenant.db.selectFrom('congregations').select('name as congregation').executeTakeFirstOrThrow(),
};
`;

const handler = (
  name: string,
  Name: string,
): string => `import type { ${name} as operations } from '@sheaf/contract/${name}/${name}';
import { decideRead${Name} } from '@sheaf/rules/${name}/read-${name}';
import { ${name} } from '#domains/${name}/${name}.store';
import type { Handler } from '#platform/handle';

export async function read${Name}(call: Handler<typeof operations.read${Name}>) {
  const decision = decideRead${Name}(call.actor.permissions);
  if (!decision.allowed) return call.refuse(decision.reason);
  return ${name}.read(call.tenant);
}
`;

const handlerTest = (
  name: string,
  Name: string,
): string => `import { ${name} } from '@sheaf/contract/${name}/${name}';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('${name} are read by a person of the congregation, and by nobody else', async () => {
  const congregation = await seedCongregation(test.database.owner, 'Burnie');
  const person = await congregation.addPerson();
  const answer = await test.call(${name}.read${Name}, { as: person.token });
  expect(answer.data).toEqual({ congregation: 'Burnie' });
  expect((await test.call(${name}.read${Name})).status).toBe(401);
});
`;

const screen = (name: string, Name: string): string => `import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export function ${Name}Screen() {
  const { t } = useTexts();
  const ${name} = useRead('${name}.read${Name}');
  return (
    <Page title={t('${name}:title')} back>
      <QueryState query={${name}} skeleton={{ height: 64 }}>
        {({ congregation }) => <Card padded>{congregation}</Card>}
      </QueryState>
    </Page>
  );
}
`;

const webManifest = (
  name: string,
  Name: string,
): string => `/** What this domain brings to the web. ${Name}. */
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { defineDomain } from '../../platform/domain.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';

const ${Name}Screen = lazyScreen(() => import('./${name}-screen.tsx'), '${name}');

export const ${name}Domain = defineDomain({
  name: '${name}',
  screens: [{ path: '/settings/${name}', Screen: ${Name}Screen }],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 90,
      to: '/settings/${name}/',
      Icon: IconCalendarEvent,
      title: '${name}:title',
      line: '${name}:menuText',
      permissions: ['settings.cong.edit'],
    },
  ],
});
`;

const requirements = (name: string, Name: string): string => `# ${Name}

What ${name} are for.

| id | promise | status |
|---|---|---|
| ${name.toUpperCase()}-R1 | The first thing ${name} promise. | planned |
`;

/** Paths from the root, with their text. */
export function domainFiles(name: string): Map<string, string> {
  const Name = capital(name);
  const server = `apps/server/src/domains/${name}`;
  const web = `apps/web/src/domains/${name}`;
  return new Map([
    [`packages/rules/src/${name}/read-${name}.ts`, rule(name, Name)],
    [`packages/rules/src/${name}/read-${name}.test.ts`, ruleTest(name, Name)],
    [`packages/rules/src/${name}/journal-entities.ts`, journalEntities(name, Name)],
    [`packages/contract/src/${name}/${name}.ts`, contract(name, Name)],
    [`packages/phrases/src/en/${name}.ts`, phrases(name, Name)],
    [`packages/phrases/src/ar/${name}.ts`, arabicPhrases(name, Name)],
    [`${server}/${name}.domain.ts`, manifest(name, Name)],
    [`${server}/${name}.routes.ts`, routes(name, Name)],
    [`${server}/${name}.store.ts`, store(name)],
    [`${server}/read-${name}.ts`, handler(name, Name)],
    [`${server}/read-${name}.test.ts`, handlerTest(name, Name)],
    [`${web}/${name}.domain.tsx`, webManifest(name, Name)],
    [`${web}/${name}-screen.tsx`, screen(name, Name)],
    [`docs/requirements/${name}.md`, requirements(name, Name)],
  ]);
}
