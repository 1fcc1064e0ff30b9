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

/** It is sent after the answer; what comes late is waited for, and what should not come gets its time. */
async function messages(): Promise<{ recipient: string; body: string }[]> {
  await pause(200);
  return (await test.database.owner.query('select recipient, body from outgoing_messages order by id')).rows;
}

it('AUTH-O7 known and unknown contacts get the same answer, and only the known one a message', async () => {
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

it('asked again within a minute nothing more is sent', async () => {
  const before = (await messages()).length;
  await ask('ruth@example.org');
  expect((await messages()).length).toBe(before);
});

it('a stranger who asks too often is told to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('nobody@example.org')));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
});
