import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hashSecret } from '#platform/secrets';
import { type CommandPlace, openCommandPlace } from '#platform/testing/command-place';
import { type CommandResult, runCommand, runHere } from '#platform/testing/run-command';
import { foundAndPrint } from './found-congregation.ts';
import { announceAddress } from './running-address.ts';

let place: CommandPlace;

const args = (rest: Record<string, string>): string[] =>
  Object.entries({
    name: 'Burnie',
    country: 'AU',
    timezone: 'Australia/Hobart',
    first: 'Ruth',
    last: 'Hollis',
    gender: '2',
    email: 'ruth@example.org',
    ...rest,
  }).flatMap(([name, value]) => [`--${name}`, value]);

const run = (given: string[]): Promise<CommandResult> =>
  runCommand(place.environment, inject('scripts').congregation, given);

const found = (name: string, another = false): Promise<CommandResult> =>
  runHere(place.environment, () =>
    foundAndPrint({
      founding: {
        name,
        country: 'AU',
        timezone: 'Australia/Hobart',
        startMonth: null,
        firstName: 'Adam',
        lastName: 'Hollis',
        gender: 'brother',
        email: 'adam@example.org',
        phone: null,
      },
      mail: false,
      another,
    }),
  );

beforeAll(async () => {
  place = await openCommandPlace();
  announceAddress(place.folder, 'http://localhost:4711');
});
afterAll(() => place.close());

const people = async () =>
  (
    await place.server.owner.query(
      `select c.name, p.first_name, p.appointment, r.role_id from people p
       join congregations c using (congregation_id)
       join person_roles r on r.congregation_id = p.congregation_id and r.person_id = p.id order by c.congregation_id`,
    )
  ).rows;

it('SETTINGS-R11 founds a congregation next to a running server, with a link to that server', async () => {
  const { code, said } = await run(args({}));
  expect(said).toMatch(
    /Burnie is founded\. Ruth Hollis signs in with:\n {2}http:\/\/localhost:4711\/\?token=/,
  );
  expect(code).toBe(0);
  const token = new URL(/http\S+/.exec(said)![0]).searchParams.get('token')!;
  const { rows } = await place.server.owner.query('select kind from sign_in_links where token_hash = $1', [
    hashSecret(token),
  ]);
  expect(rows).toEqual([{ kind: 'invite' }]);
});

it('MEET-O5 creates the meetings of a new congregation immediately instead of at the next half hour', async () => {
  const { rows } = await place.server.owner.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t, congregations c
     where t.id = j.task_id and t.identifier = 'meetings-follow-settings' and c.name = 'Burnie'
     and (j.payload ->> 'congregationId')::bigint = c.congregation_id returning c.name`,
  );
  expect(rows).toEqual([{ name: 'Burnie' }]);
});

it('SETTINGS-R11 makes a founding brother an elder, a sister a publisher, and both administrators', async () => {
  expect((await found('Ulverstone')).code).toBe(0);
  expect(await people()).toEqual([
    { name: 'Burnie', first_name: 'Ruth', appointment: 'publisher', role_id: 1 },
    { name: 'Ulverstone', first_name: 'Adam', appointment: 'elder', role_id: 1 },
  ]);
});

it('SETTINGS-R11 requires a confirmation for a second congregation of the same name', async () => {
  expect(await found('burnie')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Add --another if this is a different one/),
  });
  expect((await run([...args({ name: 'burnie' }), '--another'])).code).toBe(0);
  expect(await people()).toHaveLength(3);
});

it('REPORTS-R28 starts reports with the given month, or the month of founding', async () => {
  const { code, said } = await run(args({ name: 'Penguin', 'reports-from': '2025-09' }));
  expect([code, said]).toEqual([0, expect.stringContaining('Field service reports start with 2025-09')]);
  const { rows } = await place.server.owner.query(
    `select c.name, s.settings ->> 'start_month' = case c.name when 'Penguin' then '2025-09-01' else
         to_char(c.created_at at time zone c.timezone_id, 'YYYY-MM-01') end as right
     from congregations c join domain_settings s using (congregation_id) where s.part = 'field_service_reports' order by c.congregation_id`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ right }) => !right)).toEqual([]);
});

it("USERS-R28 requires the country, and reads the founder's phone number in it", async () => {
  const lisbon = args({ name: 'Lisboa', country: 'pt', timezone: 'Europe/Lisbon', phone: '912 345 678' });
  expect((await run(lisbon)).code).toBe(0);
  const { rows } = await place.server.owner.query(
    `select k.code, p.phone from congregations c join countries k on k.id = c.country_id
     join people p using (congregation_id) where c.name = 'Lisboa'`,
  );
  expect(rows).toEqual([{ code: 'PT', phone: '+351912345678' }]);
  const at = args({}).indexOf('--country');
  const { code, said } = await run(args({ name: 'Somerset' }).toSpliced(at, 2));
  expect([code, said]).toEqual([1, expect.stringContaining('--country is missing')]);
});

it.each([
  [{ country: 'XQ', name: 'Nowhere' }, /--country "XQ" is not known/],
  [{ 'reports-from': '9/2026' }, /--reports-from "9\/2026" is not a month/],
  [{ gender: '3' }, /--gender must be 1 \(brother\) or 2 \(sister\), not "3"/],
  [{ timezone: 'Australia/Hobrat' }, /--timezone "Australia\/Hobrat" is not known/],
  [{ email: 'ruth' }, /--email "ruth" is not an e-mail address/],
  [{ phone: '12' }, /--phone "12" is not a phone number/],
  [{ name: ' ' }, /--name is missing/],
])('SETTINGS-R11 names an invalid argument with its format: %o', async (wrong, told) => {
  const { code, said } = await run(args(wrong as Record<string, string>));
  expect([code, told.test(said), /Usage: npm run congregation/.test(said)]).toEqual([1, true, true]);
});

it.each([
  ['email', 'nobody@localhost'],
  ['email', 'a@b@example.org'],
  ['name', 'Sheaf\n\nConfirm your account\nhttps://evil.example'],
  ['name', 'x'.repeat(121)],
  ['last', 'Hol\u202elis'],
])('COMMON-R22 COMMON-X11 validates contact and name like the app: --%s %j', async (option, value) => {
  const before = await people();
  const { code, said } = await run(args({ [option]: value }));
  expect([code, said]).toEqual([1, expect.stringMatching(new RegExp(`^--${option} .* is not `))]);
  expect(await people()).toEqual(before);
});
