import { people } from '@sheaf/contract/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1], firstName: 'Daniel' });
});
afterAll(() => test.close());

const send = (csv: string | Buffer, dryRun: boolean, as = admin.token) => {
  const boundary = 'x'.repeat(20);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="dry_run"\r\n\r\n${dryRun}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  return test.app.inject({
    method: 'POST',
    url: '/api/users/import',
    headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(csv), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
};
const exported = (as = admin.token) =>
  test.app.inject({ url: '/api/users/export', headers: { authorization: `Bearer ${as}` } });
const named = async (name: string) =>
  (await test.call(people.listPeople, { as: admin.token, query: { per_page: 1000 } })).data.filter(
    ({ full_name }) => full_name === name,
  );

const organized = `personalInfo.firstname;personalInfo.lastname;personalInfo.gender;contactInfo.phoneNumber;privilege.elder;spiritualStatus.baptized
Caleb;Ashby;male;0491 570 158;yes;yes
Naomi;Ashby;female;;;yes
Caleb;ASHBY;male;;;yes
Joel;;male;;;yes
Lydia;Webb;female;twelve;;yes
`;

it('USERS-X6 a dry run tells who would come and which rows not, and adds nobody', async () => {
  const { data } = (await send(organized, true)).json();
  expect(data).toEqual({
    dry_run: true,
    rows: 5,
    people: [
      { full_name: 'Caleb Ashby', appointment: 'elder' },
      { full_name: 'Naomi Ashby', appointment: 'publisher' },
    ],
    problems: [
      { line: 4, full_name: 'Caleb ASHBY', reason: 'already-there' },
      { line: 5, full_name: 'Joel', reason: 'name-missing' },
      { line: 6, full_name: 'Lydia Webb', reason: 'phone-unreadable' },
    ],
  });
  expect(await named('Caleb Ashby')).toEqual([]);
});

it('USERS-X6 the run for real adds them as publishers, and run again nobody twice', async () => {
  expect((await send(organized, false)).json().data.people).toHaveLength(2);
  const [caleb] = await named('Caleb Ashby');
  const detail = (await test.call(people.readPerson, { as: admin.token, params: { id: caleb!.id } })).data;
  expect(detail).toMatchObject({ appointment: 'elder', roles: [2], phone: '+61491570158', active: true });
  expect((await send(organized, false)).json().data.people).toEqual([]);
  expect(await named('Caleb Ashby')).toHaveLength(1);
});

it('USERS-X6 what is exported is read again by another congregation', async () => {
  await test.call(people.addPerson, {
    as: admin.token,
    body: {
      first_name: 'Zoë',
      last_name: '=SUM(1)',
      gender: 2,
      address: 'Mount Street 4',
      dob: '1980-02-29',
    },
  });
  const file = await exported();
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toContain(`"'=SUM(1)"`.replaceAll('"', ''));
  const other = await seedCongregation(test.database.owner, 'Somerset');
  const keeper = await other.addPerson({ roles: [1], firstName: 'Keeper' });
  const { data } = (await send(file.rawPayload, false, keeper.token)).json();
  expect(data.problems).toEqual([]);
  expect(data.people).toHaveLength(data.rows);
  expect((await exported(keeper.token)).body).toContain('Mount Street 4,,1980-02-29');
});

it('a file that cannot be one is refused with the reason', async () => {
  const code = async (csv: string | Buffer) => (await send(csv, true)).json().code;
  expect(await code(Buffer.from([0xff, 0xfe, 0x00]))).toBe('file-unreadable');
  expect(await code('first name,last name\nRuth,Hollis\n')).toBe('people-columns-missing');
  expect(await code(`first name,last name,sex\n${'A,B,f\n'.repeat(2000)}`)).toBe('too-many-people');
  const adder = await congregation.addPerson({ permissions: ['settings.users.add'] });
  expect((await send(organized, true, adder.token)).json().code).toBe('key-not-held');
});
