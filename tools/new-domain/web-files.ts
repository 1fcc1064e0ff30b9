/** Templates of a new domain for the web app, and its journey. */
import type { DomainName } from './domain-name.ts';

const manifest = ({ many, Many, place }: DomainName): string => `/** Web manifest of ${many}. */
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const ${Many}Screen = lazyScreen(() => import('./${many}-screen.tsx'), '${many}');

export const ${many}Domain = defineDomain({
  name: '${many}',
  screens: [{ path: '/settings/${many}', Screen: ${Many}Screen }],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: ${place},
      to: '/settings/${many}/',
      Icon: IconCalendarEvent,
      title: '${many}:title',
      line: '${many}:menuText',
      permissions: ['settings.cong.edit'],
    },
  ],
});
`;

const screen = ({
  many,
  Many,
  one,
  One,
  area,
}: DomainName): string => `/** List of ${many} by day, with a form to add one (${area}-R1). */
import { Button } from '@mantine/core';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { wallDay } from '#platform/wall-times.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { ${One}Sheet } from './${one}-sheet.tsx';

export function ${Many}Screen() {
  const { t } = useTexts();
  const ${many} = useRead('${many}.list${Many}');
  const [adding, setAdding] = useState(false);
  return (
    <Page title={t('${many}:title')} back>
      <Tools>
        <Button leftSection={<IconPlus aria-hidden="true" size={20} />} onClick={() => setAdding(true)}>
          {t('${many}:add')}
        </Button>
      </Tools>
      <QueryState
        query={${many}}
        skeleton={{ height: 60, count: 5 }}
        empty={{ icon: <IconCalendarEvent aria-hidden="true" />, text: t('${many}:empty') }}
      >
        {(rows) => (
          <Card label={t('${many}:title')}>
            {rows.map(({ id, name, day }) => (
              <ListRow key={id} title={<bdi>{name}</bdi>} line={wallDay(\`\${day}T00:00\`)} />
            ))}
          </Card>
        )}
      </QueryState>
      {adding && <${One}Sheet onClose={() => setAdding(false)} />}
    </Page>
  );
}
`;

const sheet = ({ many, one, One }: DomainName): string => `/** Form to add a ${one}. */
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';

const empty = { name: '', day: '' };

export function ${One}Sheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: '${many}.add${One}',
    row: null,
    valuesOf: () => empty,
    bodyOf: (values) => values,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('${many}:add')}
      tell={({ name, day }) => [
        { label: t('${many}:form.name'), value: name },
        { label: t('${many}:form.day'), value: day },
      ]}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('${many}:form.name')} />
      <DateField {...form.field('day')} label={t('${many}:form.day')} />
    </RecordSheet>
  );
}
`;

const test = ({
  many,
  Many,
  one,
  One,
  area,
}: DomainName): string => `import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { ${Many}Screen } from './${many}-screen.tsx';

const first = { id: 4, name: 'Start', day: '2026-11-24', version: 1 };

beforeEach(() => signInAs(['settings.cong.edit']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showScreen(<${Many}Screen />, '/settings/${many}', '/settings/${many}');

it('${area}-R1 lists ${many} with their day', async () => {
  answerWith({ '${many}.list${Many}': [first] });
  show();
  expect(await screen.findByText('Start')).toBeTruthy();
  expect(screen.getByText(/24 November/)).toBeTruthy();
});

it('${area}-R1 saves a ${one} once it has a name and a day', async () => {
  const sent = answerWith({ '${many}.list${Many}': [], '${many}.add${One}': first });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add ${one}' }));
  const form = within(await screen.findByRole('dialog'));
  const save = form.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(form.getByLabelText('Name'), 'Start');
  fireEvent.change(form.getByLabelText('Day'), { target: { value: '2026-11-24' } });
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Start',
    day: '2026-11-24',
  });
});
`;

const journey = ({
  many,
  one,
  area,
}: DomainName): string => `/** An elder adds a ${one} and sees it in the list. */
import { expect, test } from './person.ts';

test('${area}-R1 an administrator adds a ${one} with name and day', async ({ person }) => {
  const { page, place } = person;
  await person.comeIn('administrator');
  await page.goto(\`\${place.address}/settings/${many}/\`);
  await page.getByRole('button', { name: 'Add ${one}' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Name is missing.')).toBeVisible();
  await sheet.getByLabel('Name').fill('A first start');
  await sheet.getByLabel('Day').fill('2099-03-14');
  await person.show('${one}-sheet');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A first start')).toBeVisible();
  await person.show('${many}');
});
`;

const context = ({
  many,
}: DomainName): string => `import { ${many}Domain } from '#contexts/${many}/${many}.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const ${many}Context = defineContext({
  name: '${many}',
  layer: 3,
  domains: [${many}Domain],
});
`;

export function webFiles(name: DomainName): [path: string, text: string][] {
  const { many, one } = name;
  const folder = `apps/web/src/contexts/${many}`;
  return [
    [`${folder}/${many}.context.ts`, context(name)],
    [`${folder}/${many}.domain.tsx`, manifest(name)],
    [`${folder}/${many}-screen.tsx`, screen(name)],
    [`${folder}/${one}-sheet.tsx`, sheet(name)],
    [`${folder}/${many}.test.tsx`, test(name)],
    [`apps/journeys/keep-${many}.journey.ts`, journey(name)],
  ];
}
