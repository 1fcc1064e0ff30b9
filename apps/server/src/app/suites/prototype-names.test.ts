/** Names of Object.prototype as lookup keys. */
import { translations } from '@sheaf/contract/translations/translations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '#contexts/meetings/meetings/workbook/read-document';
import { type CardCompany, openCardCompany } from '#contexts/messaging/billing/testing/card-company';
import { takeCards, tellEvent } from '#contexts/messaging/billing/testing/card-fixture';
import { isBuiltIn } from '#platform/built-in-lines';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let company: CardCompany;
let translator: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  company = await openCardCompany();
  takeCards(test, company);
  translator = await (await seedCongregation(test.database.owner)).addPerson({
    permissions: [...permissionKeys],
  });
});
afterAll(async () => {
  await company.close();
  await test.close();
});

const inherited = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];

it.each(inherited)('X-ADMIT-7 acknowledges a signed event with an object called %s', async (object) => {
  const told = `{"id":"evt_1","data":{"object":{"id":"x","object":"${object}"}},"${object}":{"a":1}}`;
  expect(await tellEvent(test, told)).toBe(200);
});

it('X-ADMIT-7 checks the signature of an event before its text is parsed', async () => {
  expect(await tellEvent(test, 'no json', () => 't=1,v1=00')).toBe(401);
  expect(await tellEvent(test, '['.repeat(60_000), () => '')).toBe(401);
  expect(await tellEvent(test, 'no json')).toBe(422);
});

it.each(inherited)('X-ADMIT-7 finds no language, section or line called %s', async (name) => {
  expect(isBuiltIn(name)).toBe(false);
  const as = translator.token;
  const edit = (params: { iso: string; category: string }, key: string) =>
    test.call(translations.editSection, {
      as,
      // Callers may send any language name.
      params: params as never,
      body: { lines: JSON.parse(`{"${key}":{"text":"x"}}`) },
    });
  expect([404, 422]).toContain((await edit({ iso: 'ar', category: name }, 'x')).status);
  expect((await edit({ iso: name, category: 'maps' }, 'x')).status).toBeGreaterThanOrEqual(404);
  expect((await edit({ iso: 'ar', category: 'maps' }, name)).status).toBeLessThan(500);
});

it('X-ADMIT-7 finds no section for a workbook class called constructor', () => {
  const [block] = readDocument('<html><body><h2 class="constructor __proto__">Title</h2></body></html>');
  expect(block).toMatchObject({ text: 'Title', section: null });
});
