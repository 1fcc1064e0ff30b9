import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { access } from '@sheaf/contract/people/access/access';
import { translations } from '@sheaf/contract/translations/translations';
import { languages } from '@sheaf/phrases/languages';
import { lockOf } from '@sheaf/rules/translations/locked-line';
import { decideWording } from '@sheaf/rules/translations/wording';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInLines, linesToTranslate, translationSections } from '#platform/built-in-lines';
import { migrationsFolder } from '#platform/database/migrate';
import { followWordings } from '#platform/follow-wordings';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { say } from '#platform/texts';

let test: TestApp;
let translator: SeededPerson;
let second: number;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  second = (await seedCongregation(test.database.owner, 'Second')).id;
  translator = await congregation.addPerson({
    permissions: ['settings.cong.edit', 'settings.users.send_login'],
  });
});
afterAll(() => test.close());

const stolen = 'https://evil.example/?u={link}';

/** Inserts rows like those left by an older version, a backup or an attacker. */
const store = (category: string, key: string, text: string, writtenBy = 1) =>
  test.database.owner.query(
    `insert into wordings (iso, category, key, text, written_by) values ('en', $1, $2, $3, $4)`,
    [category, key, text, writtenBy],
  );

const noChanges = { onChange: () => {} } as unknown as Parameters<typeof followWordings>[0]['changes'];

const put = (category: string, key: string, text: string | null) =>
  test.call(translations.editSection, {
    as: translator.token,
    params: { iso: 'en', category },
    body: { lines: { [key]: { text, version: 0 } } },
  });

it('I18N-R10 refuses every edit of a sign-in or money line, even an unchanged one', async () => {
  for (const text of [stolen, languages.en.access.message.asked, null]) {
    const { status, problem } = await put('access', 'message.asked', text);
    expect([status, problem.errors]).toEqual([
      422,
      { 'lines.message.asked': [languages.en.problems.fields['line-locked']] },
    ]);
  }
  expect((await put('messages', 'figure.cost', 'Free')).status).toBe(422);
  expect((await put('problems', 'codes.link-used', 'Ask elsewhere')).status).toBe(422);
  const { rows } = await test.database.owner.query('select from wordings');
  expect(rows).toEqual([]);
});

it('I18N-R10 returns locked lines with the reason, and counts them as neither missing nor editable', async () => {
  const section = await test.call(translations.readSection, {
    as: translator.token,
    params: { iso: 'en', category: 'access' },
  });
  expect(section.data.every(({ locked }) => locked === 'sign-in')).toBe(true);
  const { data } = await test.call(translations.listLanguages, { as: translator.token });
  const counted = data[0]!.sections.find(({ category }) => category === 'access')!;
  expect(counted).toMatchObject({ total: 0, missing: 0, edited: 0, locked: section.data.length });
});

it('I18N-R10 locks every phrase with a link, a code or an amount, and sign-in messages contain none of them', () => {
  for (const section of translationSections)
    for (const [key, english] of builtInLines('en', section))
      if (/\{(link|code|cost|balance)\}/.test(english))
        expect([section, key, lockOf({ section, key, english }) !== null]).toEqual([section, key, true]);
  for (const text of Object.values(languages.en.access.message)) expect(text).not.toMatch(/\{(link|code)\}/);
});

it('I18N-R11 keeps the rules for edited wordings in the built-in ones', () => {
  const broken = (['en', 'ar'] as const).flatMap((iso) =>
    translationSections.flatMap((section) =>
      [...builtInLines(iso, section)].flatMap(([key, text]) => {
        const english = linesToTranslate(iso, section).get(key);
        if (english === undefined || lockOf({ section, key, english })) return [];
        const decision = decideWording({ section, key, english }, text);
        return decision.allowed ? [] : [`${iso} ${section} ${key} ${decision.reason}`];
      }),
    ),
  );
  // These two state how an address begins; an edited line has to describe it in words.
  expect(broken).toEqual([
    'en problems fields.not-a-link no-address',
    'ar problems fields.not-a-link no-address',
  ]);
});

it('I18N-R12 ignores stored edits that break the rules', async () => {
  await store('access', 'message.asked', stolen, second);
  await store('shell', 'save', 'evil.example');
  await store('shell', 'close', 'Shut');
  await store('nothing', 'save', 'Keep');
  const { data } = await test.call(translations.readLanguage, {
    as: translator.token,
    params: { iso: 'en' },
    query: { only: 'edited' },
  });
  expect(data).toEqual({ shell: { close: 'Shut' } });
  const section = await test.call(translations.readSection, {
    as: translator.token,
    params: { iso: 'en', category: 'shell' },
  });
  expect(section.data.find(({ key }) => key === 'save')).toMatchObject({ text: null, version: 1 });
  await followWordings({ ...test.platform, changes: noChanges });
  expect(say('en', 'access:message.asked', { first_name: 'A', congregation: 'B' })).not.toContain('evil');
  expect(say('en', 'shell:save')).toBe(languages.en.shell.save);
  expect(say('en', 'shell:close')).toBe('Shut');
});

it('I18N-R12 removes stored edits that break the rules in the migration, and retains the others', async () => {
  const kept = ['Shut', 'Um 9.30 Uhr', 'Hallo {name}!'];
  await store('shell', 'x1', kept[1]!);
  await store('shell', 'x2', kept[2]!, second);
  await store('messages', 'figure.cost', 'Free', second);
  await store('people', 'invite.send', 'Go', second);
  await store('shell', 'x3', 'Go to evil.example', second);
  await store('shell', 'x4', 'e\u200bvil');
  await store('shell', 'x5', '<b>x</b>');
  await test.database.owner.query(
    readFileSync(join(migrationsFolder, '0105-wordings-of-sign-in.sql'), 'utf8'),
  );
  const { rows } = await test.database.owner.query<{ text: string }>(
    `select text from wordings where text is not null and category <> 'nothing' order by category, key`,
  );
  expect(rows.map(({ text }) => text)).toEqual(kept);
  const journal = await test.database.owner.query(
    `select congregation_id from journal where table_name = 'wordings' and row_id = 'en/access/message.asked' order by id desc limit 1`,
  );
  expect(journal.rows).toEqual([{ congregation_id: second }]);
});

it('I18N-R10 composes the sign-in message on the server: sentence, link, code', async () => {
  await store('access', 'message.invite', stolen);
  await followWordings({ ...test.platform, changes: noChanges });
  const { data } = await test.call(access.sendInvite, {
    as: translator.token,
    body: { user: translator.id, method: 'legacy-sms' },
  });
  expect(data.message?.split('\n')).toEqual([
    expect.stringMatching(/^Hi Ruth, this link opens .+ for you\. Keep it private\.$/),
    expect.stringMatching(/^http:\/\/sheaf\.test\/\?token=[\w-]{43}&source=legacy-sms$/),
    expect.stringMatching(/^Or enter this code: \d{6}$/),
  ]);
});
