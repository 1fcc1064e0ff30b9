import { access } from '@sheaf/contract/people/access/access';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { languages } from '@sheaf/phrases/languages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const { problems } = languages.ar;

it('SHELL-R20 answers an unauthenticated caller in the language of the request', async () => {
  const wrong = { body: { token: 'A'.repeat(43), source: 'sms', secret: 'B'.repeat(43) } } as const;
  const arabic = await test.call(access.openLink, {
    ...wrong,
    headers: { 'accept-language': 'ar-EG,ar;q=0.9' },
  });
  expect(arabic.text).toContain(problems.codes['link-unknown']);
  const unspoken = await test.call(access.openLink, { ...wrong, headers: { 'accept-language': 'xx' } });
  expect(unspoken.text).toContain(languages.en.problems.codes['link-unknown']);
});

it('SHELL-R20 answers a person in the language of the profile instead of the browser', async () => {
  const congregation = await seedCongregation(test.database.owner);
  const person = await congregation.addPerson({ permissions: ['maps.dnc'], lang: 'ar' });
  const answer = await test.call(maps.readMap, {
    as: person.token,
    params: { number: '999' },
    headers: { 'accept-language': 'en' },
  });
  expect(answer.status).toBe(404);
  expect(answer.text).toContain(problems.codes['not-found']);
});

it('COMMON-R7 answers invalid input with a phrase in the language of the person', async () => {
  const congregation = await seedCongregation(test.database.owner);
  for (const lang of ['en', 'ar'] as const) {
    const { token } = await congregation.addPerson({ permissions: ['settings.groups.add'], lang });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/groups',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: '' },
    });
    expect(answer.statusCode).toBe(422);
    const { message, errors } = answer.json();
    expect(message).toBe(languages[lang].problems.codes.invalid);
    expect(errors.name).toEqual([languages[lang].problems.fields.required]);
  }
});
