/** A cached session authenticates synchronously, and is read again before it is reported as expired. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sessionDays } from '@sheaf/rules/people/access/link';
import { expect, it } from 'vitest';
import { openSignIn } from '#app/sign-in';
import type { Changes } from '#platform/database/changes';
import type { Platform } from '#platform/platform';
import { hashSecret, newSecret } from '#platform/secrets';

const start = new Date('2026-11-20T08:00:00Z');
const day = 86_400_000;
const after = (days: number): Date => new Date(start.getTime() + days * day);
const token = newSecret();
const headers = { authorization: `Bearer ${token}` };

/** A session row in the database that another process may mark as used. */
function keptSignIn() {
  const stored = {
    token_hash: hashSecret(token),
    congregation_id: 4_000_000_007,
    session_id: 1,
    person_id: 4_000_000_009,
    person_active: true,
    permission_epoch: 1,
    checked_at: start,
    ended_at: null,
    lang: 'en',
    revisions: {},
    last_used_at: start,
  };
  const asked: string[] = [];
  const pool = {
    query: async (query: { name: string } | string) => {
      const name = typeof query === 'string' ? 'mark' : query.name;
      asked.push(name);
      return { rows: name === 'find-sessions' ? [{ ...stored }] : [] };
    },
  };
  const changes: Partial<Changes> = {
    hearing: () => true,
    current: () => true,
    watch: () => ({ heard: () => false, end: () => {} }),
    onChange: () => {},
    onSilence: () => {},
  };
  const platform = { pool, changes, log: { warn: () => {} } } as unknown as Platform;
  return { stored, asked, ...openSignIn(platform) };
}

it('authenticates a cached session without a promise, a new object or a query', async () => {
  const { signIn, asked } = keptSignIn();
  const first = await signIn(headers, start);
  const again = signIn(headers, after(0.01));
  expect(again).not.toBeInstanceOf(Promise);
  expect(again).toBe(first);
  expect(asked).toEqual(['find-sessions', 'permissions-of']);
  expect(() => signIn({ ...headers, 'sheaf-congregation': '5' }, start)).toThrow('session-unknown');
});

it('AUTH-R5 reads a cached session again after its expiry, because another process may have marked its use', async () => {
  const { signIn, stored, asked } = keptSignIn();
  await signIn(headers, start);
  stored.last_used_at = after(100);
  const late = after(sessionDays + 1);
  expect((await signIn(headers, late)).actor.personId).toBe(stored.person_id);
  await nextTurn();
  expect(asked.filter((name) => name === 'find-sessions')).toHaveLength(2);
  await expect(Promise.resolve(keptSignIn().signIn(headers, late))).rejects.toMatchObject({
    code: 'session-expired',
  });
});
