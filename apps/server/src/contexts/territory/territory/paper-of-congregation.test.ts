/**
 * Requirements of every document: language and calendar of the congregation, and only the names of deleted
 * people.
 */
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let printer: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner, 'Wynyard');
  printer = await congregation.addPerson({ roles: [1], lang: 'ar' });
});
afterAll(() => test.close());

async function print(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${printer.token}` };
  const answer = await test.app.inject({ url: `/api/reports/${path}`, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

it("PRINT-R3 every document has the congregation's language, date and name, independent of the viewer", async () => {
  // The 1st of September in Hobart, when a service year begins.
  test.setNow(new Date('2026-08-31T23:00:00Z'));
  const map = await congregation.addMap({ number: '5' });
  const said = {
    dnc: ['Do-not-calls', '1 Sept 2026'],
    s13: ['Territory assignment record', 'Service year 2027: 1 Sept 2026'],
    'group-list/groups': ['Field service groups', '1 Sept 2026'],
    'publisher-contact-list': ['Publisher contact list', '1 Sept 2026'],
    [`territory-card/${map.id}`]: ['Map 5'],
  };
  for (const [path, words] of Object.entries(said)) {
    const text = await print(path);
    expect([path, [...words, 'Wynyard'].filter((word) => !text.includes(word))]).toEqual([path, []]);
    expect([path, /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/.test(text)]).toEqual([path, false]);
  }
  test.setNow();
});

it('PRINT-R3 the name of a deleted person appears in the assignment record, and in no other document', async () => {
  const person = await congregation.addPerson({
    firstName: 'Tabitha',
    phone: '+61491570156',
    email: 'tabitha@example.org',
  });
  await test.database.owner.query(
    `update people set address = '9 Mount Street', emergency = 'Naomi 0400 000 003' where id = $1`,
    [person.id],
  );
  const map = await congregation.addMap({ number: '6' });
  const as = printer.token;
  await test.call(maps.assignMap, { as, body: { id: map.id, user: person.id } });
  await test.call(maps.recallMap, { as, body: { id: map.id } });
  const group = { name: 'East', address: 'Hall', assistant_id: null };
  const overseer = await congregation.addPerson({ appointment: 'elder', gender: 1 });
  const { data } = await test.call(groups.addGroup, { as, body: { ...group, overseer_id: overseer.id } });
  await test.call(groups.assignToGroup, { as, params: { group: data.id }, body: { users: [person.id] } });
  const papers = [
    's13',
    'group-list/groups',
    'group-list/groups_elder',
    'publisher-contact-list',
    `territory-card/${map.id}`,
  ];
  const kept = ['+61491570156', '0491 570 156', 'tabitha@example.org', '9 Mount Street', 'Naomi'];
  const before = (await Promise.all(papers.map(print))).join(' ');
  expect(kept.some((word) => before.includes(word))).toBe(true);
  await test.call(people.deletePerson, { as, params: { id: person.id } });
  const after = await Promise.all(papers.map(print));
  expect(after[0]).toContain('Tabitha');
  for (const text of after) expect(kept.filter((word) => text.includes(word))).toEqual([]);
  expect(after.slice(1, 4).filter((text) => text.includes('Tabitha'))).toEqual([]);
});
