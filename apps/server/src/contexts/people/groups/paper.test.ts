import { groups } from '@sheaf/contract/people/groups/groups';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;
let elder: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ firstName: 'Seth', permissions: ['settings.print.groups'] });
  elder = await congregation.addPerson({
    firstName: 'Enoch',
    permissions: ['settings.print.groups_elder', 'settings.groups.add'],
    appointment: 'elder',
    phone: '+61400000001',
    email: 'enoch@example.org',
  });
  const ruth = await congregation.addPerson({ firstName: 'Ruth', phone: '+61400000002' });
  await test.database.owner.query('update congregations set country_id = 36 where congregation_id = $1', [
    congregation.id,
  ]);
  await congregation.addPerson({ firstName: 'Guest', appointment: 'guest' });
  await congregation.addPerson({ firstName: 'Gone', active: false });
  const { data } = await test.call(groups.addGroup, {
    as: elder.token,
    body: { name: 'Acton', overseer_id: elder.id, address: '4 View Road' },
  });
  await test.database.owner.query(
    `update people set group_id = $1, address = '9 Mount Street', emergency = 'Naomi 0400 000 003' where id = $2`,
    [data.id, ruth.id],
  );
});
afterAll(() => test.close());

async function textOf(path: string, as: SeededPerson, method: 'GET' | 'POST' = 'GET', payload?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${as.token}` },
    ...(payload && { payload }),
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

it('GROUPS-O1 GROUPS-R12 PRINT-P9 prints names only in the group list to hang up', async () => {
  const text = await textOf('/reports/group-list/groups', servant);
  expect(text).toMatch(/Acton Hollis, Enoch \(overseer\) Hollis, Ruth/i);
  expect(text).toMatch(/In no group Hollis, Seth/);
  for (const kept of ['+61400', '0400', 'Mount Street', 'Naomi', 'View Road', 'Guest', 'Gone'])
    expect(text).not.toContain(kept);
  expect(await textOf('/generate-group-list', servant, 'POST', { variant: 'groups' })).toContain('Acton');
});

it('GROUPS-O1 GROUPS-R11 USERS-R27 adds phone, address and emergency contact in the list for elders', async () => {
  const text = await textOf('/reports/group-list/groups_elder', elder);
  expect(text).toMatch(/Acton 4 View Road/);
  expect(text).toMatch(/Hollis, Ruth 0400 000 002 9 Mount Street Naomi 0400 000 003/);
  const params = { variant: 'groups_elder' as const };
  expect((await test.call(groups.printGroupList, { as: servant.token, params })).status).toBe(403);
});

it('PRINT-P10 USERS-R27 prints everyone of the own congregation by last name in the contact list', async () => {
  const text = await textOf('/reports/publisher-contact-list', elder);
  expect(text).toMatch(/Hollis, Enoch 0400 000 001 enoch@example.org/);
  expect(text).toContain('Naomi 0400 000 003');
  expect(text).not.toMatch(/Guest|Gone/);
  // Newest in the congregation, and first by last name.
  const newest = await congregation.addPerson({ firstName: 'Zelda' });
  await test.database.owner.query(`update people set last_name = 'Abbott' where id = $1`, [newest.id]);
  const names = await textOf('/reports/publisher-contact-list', elder);
  expect(names).toMatch(/Abbott, Zelda.*Hollis, Enoch.*Hollis, Ruth/);
  const other = await seedCongregation(test.database.owner);
  const stranger = await other.addPerson({
    firstName: 'Elsewhere',
    permissions: ['settings.print.groups_elder'],
  });
  const theirs = await textOf('/reports/publisher-contact-list', stranger);
  expect(theirs).toContain('Elsewhere');
  expect(theirs).not.toContain('Enoch');
});
