/** National numbers typed by a person whose country is not known yet. */
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newSecret } from '#platform/secrets';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;
let london: SeededCongregation;
let burnie: SeededCongregation;
let nowhere: SeededCongregation;

async function congregationIn(code: string | null): Promise<SeededCongregation> {
  const made = await seedCongregation(test.database.owner, code ?? 'Nowhere');
  await test.database.owner.query(
    'update congregations set country_id = (select id from countries where code = $2) where congregation_id = $1',
    [made.id, code],
  );
  return made;
}

beforeAll(async () => {
  test = await openTestApp();
  london = await congregationIn('GB');
  burnie = await congregationIn('AU');
  nowhere = await congregationIn(null);
});
afterAll(() => test.close());

/** The code of a link, which is required besides the number. */
async function codeOf(congregation: SeededCongregation, phone: string): Promise<string> {
  const elder = await congregation.addPerson({ roles: [1] });
  const person = await congregation.addPerson({ phone });
  const body = { user: person.id, method: 'legacy-sms' as const, reset: false };
  const sent = await test.call(access.sendInvite, { as: elder.token, body });
  return /(\d{6})$/.exec(sent.data.message!)![1]!;
}
const opens = async (contact: string, code: string): Promise<boolean> =>
  (await test.call(access.openLink, { body: { contact, code, secret: newSecret() } })).status === 200;

it('AUTH-R22 reads a number in the country of each congregation', async () => {
  const english = await codeOf(london, '+447911123456');
  expect(await opens('+61 7911 123 456', english)).toBe(false);
  expect(await opens('07911 123456', english)).toBe(true);
  expect(await opens('0491 570 156', await codeOf(burnie, '+61491570156'))).toBe(true);
  // Without a known country the number must include one (USERS-R28).
  const unknown = await codeOf(nowhere, '+61491570157');
  expect(await opens('0491 570 157', unknown)).toBe(false);
  expect(await opens('+61 491 570 157', unknown)).toBe(true);
  // In London an Australian number is written with its country.
  const guest = await codeOf(london, '+61491570158');
  expect(await opens('0491 570 158', guest)).toBe(false);
  expect(await opens('+61 491 570 158', guest)).toBe(true);
});

it('AUTH-R22 accepts digits that are valid in two countries with each code, and sends a link to both', async () => {
  const numbers = ['+61211234567', '+64211234567'];
  const codes = [await codeOf(burnie, numbers[0]!), await codeOf(await congregationIn('NZ'), numbers[1]!)];
  for (const code of codes) expect(await opens('0211234567', code)).toBe(true);
  // More than a minute after the sent links.
  test.setNow(new Date(testNow().getTime() + 120_000));
  expect((await test.call(access.askForLink, { body: { contact: '021 123 4567' } })).status).toBe(200);
  await vi.waitFor(
    async () => {
      const { rows } = await test.database.owner.query(
        'select recipient from outgoing_messages order by recipient',
      );
      expect(rows.map(({ recipient }) => recipient)).toEqual(numbers);
    },
    { timeout: 10_000 },
  );
});
