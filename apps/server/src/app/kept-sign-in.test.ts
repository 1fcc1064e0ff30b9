/** A session that the process keeps opens at once, and is read anew before it is said to be over. */
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

/** A session as the database has it, which another process may write down as used. */
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

it('it opens without a promise, by the same answer, and no query', async () => {
  const { signIn, asked } = keptSignIn();
  const first = await signIn(headers, start);
  const again = signIn(headers, after(0.01));
  expect(again).not.toBeInstanceOf(Promise);
  expect(again).toBe(first);
  expect(asked).toEqual(['find-sessions', 'permissions-of']);
  expect(() => signIn({ ...headers, 'sheaf-congregation': '5' }, start)).toThrow('session-unknown');
});

it('AUTH-R5 kept for longer than it lasts it is read once more: another process may have seen it used', async () => {
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
