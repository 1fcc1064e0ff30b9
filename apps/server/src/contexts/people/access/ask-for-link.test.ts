import { setTimeout as pause } from 'node:timers/promises';
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ask = (contact: string) => test.call(access.askForLink, { body: { contact } });

/** Messages are sent after the answer; waits for late ones, and long enough to detect unwanted ones. */
async function messages(): Promise<{ recipient: string; body: string }[]> {
  await pause(200);
  return (await test.database.owner.query('select recipient, body from outgoing_messages order by id')).rows;
}

it('AUTH-O7 answers known and unknown contacts alike, and sends a message to the known one only', async () => {
  const congregation = await seedCongregation(test.database.owner);
  await congregation.addPerson({ email: 'ruth@example.org' });
  await congregation.addPerson({ email: 'gone@example.org', active: false });
  const [known, unknown, inactive] = [
    await ask('Ruth@Example.org'),
    await ask('nobody@example.org'),
    await ask('gone@example.org'),
  ];
  expect(known.text).toBe(unknown.text);
  expect(inactive.text).toBe(unknown.text);
  const sent = await vi.waitFor(
    async () => {
      const messagesNow = await messages();
      expect(messagesNow.length).toBeGreaterThan(0);
      return messagesNow;
    },
    { timeout: 10_000 },
  );
  expect(sent.map((message) => message.recipient)).toEqual(['ruth@example.org']);
  expect(sent[0]!.body).toMatch(/\/\?token=[\w-]{43}&source=email/);
});

it('sends nothing for a second request within a minute', async () => {
  const before = (await messages()).length;
  await ask('ruth@example.org');
  expect((await messages()).length).toBe(before);
});

it('rate limits a caller without a session', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('nobody@example.org')));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
});
