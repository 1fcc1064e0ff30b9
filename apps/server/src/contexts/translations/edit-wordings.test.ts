import { translations } from '@sheaf/contract/translations/translations';
import { languages } from '@sheaf/phrases/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let translator: SeededPerson;
let elsewhere: SeededPerson;
let reader: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  await seedCongregation(test.database.owner, 'Second');
  const third = await seedCongregation(test.database.owner, 'Third');
  translator = await congregation.addPerson({ permissions: ['settings.cong.edit'] });
  reader = await congregation.addPerson();
  elsewhere = await third.addPerson({ permissions: ['settings.cong.edit'] });
});
afterAll(() => test.close());

type Lines = Record<string, { text: string | null; version: number }>;

const put = (iso: 'en' | 'ar' | 'de', category: 'shell' | 'maps' | 'roles', lines: Lines, as = translator) =>
  test.call(translations.editSection, { as: as.token, params: { iso, category }, body: { lines } });

const edited = async (iso: 'en' | 'ar' | 'de') =>
  (
    await test.call(translations.readLanguage, {
      as: reader.token,
      params: { iso },
      query: { only: 'edited' },
    })
  ).data;

const lineOf = async (category: 'shell' | 'maps' | 'roles', key: string, iso: 'en' | 'ar' | 'de' = 'ar') =>
  (await test.call(translations.readSection, { as: translator.token, params: { iso, category } })).data.find(
    (line) => line.key === key,
  );

it('I18N-R2 accepts every section of the phrases, and no other', async () => {
  const read = (category: string) =>
    test.call(translations.readSection, { as: translator.token, params: { iso: 'ar', category } });
  for (const section of Object.keys(languages.en))
    expect([section, (await read(section)).data.length > 0]).toEqual([section, true]);
  expect((await read('nothing')).status).toBe(404);
  const edited = await test.call(translations.editSection, {
    as: translator.token,
    params: { iso: 'ar', category: 'nothing' },
    body: { lines: {} },
  });
  expect(edited.status).toBe(404);
});

it('I18N-R1 refuses edits and new languages by other congregations, and without the permission', async () => {
  const lines = { save: { text: 'Behalten', version: 0 } };
  expect((await put('en', 'shell', lines, elsewhere)).problem.code).toBe('not-translating');
  expect((await put('en', 'shell', lines, reader)).status).toBe(403);
  const add = { as: elsewhere.token, body: { iso: 'de' as const } };
  expect((await test.call(translations.addLanguage, add)).problem.code).toBe('not-translating');
  const session = { as: elsewhere.token, params: { iso: 'en' as const, category: 'shell' as const } };
  expect((await test.call(translations.readSection, session)).problem.code).toBe('not-translating');
});

it('I18N-C1 I18N-C2 shows an edited line to everyone, and returns edited lines alone on request', async () => {
  const answer = await put('ar', 'shell', { save: { text: 'خزّن', version: 0 } });
  expect(answer.status).toBe(200);
  expect(await edited('ar')).toEqual({ shell: { save: 'خزّن' } });
  const all = await test.call(translations.readLanguage, { as: reader.token, params: { iso: 'ar' } });
  expect(all.data.shell!.save).toBe('خزّن');
  expect(all.data.maps!.title).toBe(languages.ar.maps.title);
  expect(await lineOf('shell', 'save')).toEqual({
    key: 'save',
    english: languages.en.shell.save,
    built_in: languages.ar.shell.save,
    text: 'خزّن',
    version: 1,
    locked: null,
  });
});

it('I18N-R3 I18N-R5 reports each invalid line with its reason, and saves none of the lines', async () => {
  const { status, problem } = await put('ar', 'maps', {
    title: { text: 'خريطة {nummer}', version: 0 },
    'no.such': { text: 'x', version: 0 },
    count_many: { text: '{count} خريطة', version: 0 },
  });
  expect(status).toBe(422);
  expect(problem.errors).toEqual({
    'lines.title': [languages.en.problems.fields.placeholders],
    'lines.no.such': [languages.en.problems.fields['unknown-line']],
  });
  expect((await lineOf('maps', 'count_many'))!.version).toBe(0);
});

it('I18N-R6 refuses the second of two edits of one line, with its current text', async () => {
  await put('ar', 'roles', { title: { text: 'أدوار', version: 0 } });
  const late = await put('ar', 'roles', { title: { text: 'الأدوار كلها', version: 0 } });
  expect([late.status, late.problem.code]).toEqual([409, 'stale']);
  expect(late.problem.current).toMatchObject([{ key: 'title', text: 'أدوار', version: 1 }]);
  const racing = await Promise.all(
    ['a', 'b', 'c', 'd'].map((text) => put('ar', 'roles', { add: { text, version: 0 } })),
  );
  expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

it('I18N-R8 resets a line to the built-in wording, and raises its version', async () => {
  await put('en', 'roles', { locked: { text: 'This role stays as it is', version: 0 } });
  const undone = await put('en', 'roles', { locked: { text: null, version: 1 } });
  expect(undone.data.find(({ key }) => key === 'locked')).toMatchObject({ text: null, version: 2 });
  expect((await edited('en')).roles).toBeUndefined();
});

it('I18N-R4 adds a language by its code, with the plural forms of that language', async () => {
  const params = { iso: 'cs' as const };
  expect((await test.call(translations.readLanguage, { as: reader.token, params })).status).toBe(404);
  await test.call(translations.addLanguage, { as: translator.token, body: { iso: 'cs' } });
  const { data } = await test.call(translations.addLanguage, { as: translator.token, body: { iso: 'cs' } });
  const czech = data.filter(({ iso }) => iso === 'cs');
  expect(czech).toMatchObject([{ name: 'čeština', direction: 'ltr', built_in: false }]);
  expect(czech[0]!.sections.every(({ missing, total }) => missing === total)).toBe(true);
  const { data: lines } = await test.call(translations.readSection, {
    as: translator.token,
    params: { iso: 'cs', category: 'roles' },
  });
  expect(lines.filter(({ key }) => key.startsWith('count_')).map(({ key }) => key)).toEqual([
    'count_one',
    'count_few',
    'count_many',
    'count_other',
  ]);
  const { data: list } = await test.call(translations.listLanguages, { as: reader.token });
  expect(list.find(({ iso }) => iso === 'ar')!.sections.every(({ missing }) => missing === 0)).toBe(true);
});

it('I18N-R7 raises the one revision that every congregation reads', async () => {
  const revision = async () =>
    Number(
      (
        await test.database.owner.query(
          `select revision from world_revisions where collection = 'translations'`,
        )
      ).rows[0].revision,
    );
  const before = await revision();
  await put('en', 'shell', { search: { text: 'Look for', version: 0 } });
  expect(await revision()).toBe(before + 1);
});

it('I18N-R9 accepts wordings from the operation alone, and records their author', async () => {
  const client = await test.platform.pool.connect();
  const write = async (operation: string, writtenBy: number): Promise<string> => {
    await client.query(
      `begin; select set_config('app.congregation', '1', true), set_config('app.operation', '${operation}', true)`,
    );
    try {
      await client.query(
        `insert into wordings (iso, category, key, text, written_by) values ('en', 'shell', 'own', 'x', $1)`,
        [writtenBy],
      );
      return 'written';
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.query('rollback');
    }
  };
  const denied = '42501';
  expect(await write('roles.editRole', 1)).toBe(denied);
  expect(await write('translations.editSection', 2)).toBe(denied);
  expect(await write('translations.editSection', 1)).toBe('written');
  client.release();
  const { rows } = await test.database.owner.query(
    `select person_id, row_id, after->>'text' as text from journal where table_name = 'wordings' and row_id = 'ar/shell/save'`,
  );
  expect(rows).toEqual([{ person_id: translator.id, row_id: 'ar/shell/save', text: 'خزّن' }]);
});
