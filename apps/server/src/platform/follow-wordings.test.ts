import { setTimeout as pause } from 'node:timers/promises';
import { translations } from '@sheaf/contract/translations/translations';
import { languages } from '@sheaf/phrases/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, openChanges } from '#platform/database/changes';
import { followWordings } from '#platform/follow-wordings';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { say } from '#platform/texts';

let test: TestApp;
let changes: Changes;

beforeAll(async () => {
  test = await openTestApp();
  changes = openChanges({ pool: test.database.app });
  while (!changes.hearing()) await pause(5);
  await followWordings({ ...test.platform, changes });
});
afterAll(async () => {
  await changes.close();
  await test.close();
});

it('I18N-R2 I18N-R7 applies a wording to server sentences, and restores the phrase when it is removed', async () => {
  const { token } = await (await seedCongregation(test.database.owner)).addPerson({
    permissions: ['settings.cong.edit'],
  });
  const params = { iso: 'ar', category: 'problems' } as const;
  const key = 'codes.stale';
  const write = (text: string | null, version: number) =>
    test.call(translations.editSection, { as: token, params, body: { lines: { [key]: { text, version } } } });
  const said = async (text: string): Promise<void> => {
    while (say('ar', `problems:${key}`) !== text) await pause(5);
  };
  await write('سبقك أحد إلى التعديل.', 0);
  await said('سبقك أحد إلى التعديل.');
  expect(say('ar', 'problems:codes.fault')).toBe(languages.ar.problems.codes.fault);
  await write(null, 1);
  await said(languages.ar.problems.codes.stale);
});

it('I18N-R3 uses English for an added language without wordings', () => {
  expect(say('cs', 'problems:codes.fault')).toBe(languages.en.problems.codes.fault);
});
