import { journal } from '@sheaf/contract/journal/journal';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { settingsParts } from '@sheaf/contract/settings-parts';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys] });
});
afterAll(() => test.close());

it('JOURNAL-R3 shows settings field by field, before and after, and reverts them', async () => {
  const edit = (modules: object) =>
    test.call(congregations.editCongregation, { as: admin.token, body: { modules } });
  await edit({ meeting_schedule: { clam_day: 2, history: 4 } });
  await edit({ meeting_schedule: { clam_day: 5 } });
  const latest = (await test.call(journal.listChanges, { as: admin.token })).data.changes[0]!;
  const { data } = await test.call(journal.readChange, { as: admin.token, params: { id: latest.id } });
  const settings = data.entries.find(({ entity }) => entity === 'settings')!;
  expect(settings.label).toEqual([
    { field: 'part', type: 'word', words: 'congregations:journal.part.', text: 'meeting_schedule' },
  ]);
  expect(settings.fields).toEqual([
    { name: 'clam_day', type: 'word', words: 'congregations:meetings.weekday.', before: ['2'], after: ['5'] },
  ]);
  expect((await test.call(journal.revertChange, { as: admin.token, params: { id: latest.id } })).status).toBe(
    200,
  );
  const { modules } = (await test.call(congregations.readCongregation, { as: admin.token })).data;
  expect(modules.meeting_schedule).toMatchObject({ clam_day: 2, history: 4 });
});

it('JOURNAL-R3 compares the first saved settings with the defaults, and omits unchanged fields', async () => {
  const other = await seedCongregation(test.database.owner);
  const { token } = await other.addPerson({ permissions: [...permissionKeys] });
  const body = {
    show_address_date: true,
    reporting: true,
    cart_booking: 1 as const,
    modules: { meeting_schedule: { public_day: 6, public_start_time: '10:00' } },
  };
  await test.call(congregations.editCongregation, { as: token, body });
  const latest = (await test.call(journal.listChanges, { as: token })).data.changes[0]!;
  const { data } = await test.call(journal.readChange, { as: token, params: { id: latest.id } });
  const told = data.entries.filter(({ entity }) => entity === 'settings');
  expect(told.map(({ act, fields }) => [act, fields])).toEqual([
    [
      'changed',
      [
        {
          name: 'public_day',
          type: 'word',
          words: 'congregations:meetings.weekday.',
          before: ['0'],
          after: ['6'],
        },
      ],
    ],
  ]);
});

it('JOURNAL-R3 describes every field of every settings part', () => {
  const undescribed = settingsParts.flatMap(({ name, defaults }) => {
    const { fields } = registry.journal.entityOf('domain_settings', { part: name });
    return Object.keys(defaults).filter((field) => !(field in fields));
  });
  expect(undescribed).toEqual([]);
});

it('JOURNAL-R11 lists sign-ins on request, and omits nothing else', async () => {
  const person = await congregation.addPerson();
  const add = async (operation: string) =>
    Number(
      (
        await test.database.owner.query(
          `insert into journal_changes (congregation_id, person_id, operation) values ($1, $2, $3) returning id`,
          [congregation.id, person.id, operation],
        )
      ).rows[0].id,
    );
  const [signIn, consent] = [await add('access.openLink'), await add('access.acceptPrivacyPolicy')];
  const told = async (wanted: object) =>
    (await test.call(journal.listChanges, { as: admin.token, query: wanted as never })).data.changes
      .map(({ id }) => id)
      .slice(0, 2);
  expect((await told({}))[0]).toBe(consent);
  expect(await told({ person: person.id })).toEqual([consent]);
  for (const wanted of [{ sign_ins: 'true' }, { kind: 'access' }, { person: person.id, sign_ins: 'true' }])
    expect(await told(wanted)).toEqual([consent, signIn]);
});
