import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayRestore, restoreSession } from './restore-session.ts';
import { deniedReason, session } from './session.ts';
import { answerWith, exampleSession, signInAs } from './testing/replies.ts';

const setMark = (): void => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-sheaf-recoverable=1');
};

beforeEach(() => {
  session.clear();
  localStorage.clear();
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    locks: { request: (_name: string, work: () => Promise<unknown>) => work() },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('AUTH-R23 restores a deleted session by a new secret, and only where the server set a cookie', async () => {
  expect(mayRestore()).toBe(false);
  setMark();
  expect(mayRestore()).toBe(true);
  const sent = answerWith({ 'access.restoreSession': exampleSession([]) });
  expect(await restoreSession()).toBe(true);
  expect(session.get()?.token).toBe((sent[0]!.body as { secret: string }).secret);
  expect(localStorage.getItem('sheaf.restoring')).toBeNull();
  expect(mayRestore()).toBe(false);
});

it('AUTH-R23.2 repeats a request without an answer under the same secret', async () => {
  setMark();
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    bodies.push((JSON.parse(String(body)) as { secret: string }).secret);
    throw new TypeError('no network');
  });
  await expect(restoreSession()).rejects.toMatchObject({ status: 0 });
  await expect(restoreSession()).rejects.toMatchObject({ status: 0 });
  expect(new Set(bodies).size).toBe(1);
});

it('AUTH-R23.2 takes the session that another tab restored', async () => {
  signInAs([]);
  const kept = session.get()!;
  session.clear();
  localStorage.setItem('sheaf.session', JSON.stringify(kept));
  const sent = answerWith({});
  expect(await restoreSession()).toBe(true);
  expect(session.get()?.token).toBe(kept.token);
  expect(sent).toEqual([]);
});

it('AUTH-R23.3 forgets the cookie that the server refuses, and shows when it was copied', async () => {
  setMark();
  const set = vi.spyOn(document, 'cookie', 'set');
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'recovery-copied', message: 'It was used elsewhere.' }, { status: 409 }),
  );
  expect(await restoreSession()).toBe(false);
  expect(set).toHaveBeenCalledWith(expect.stringContaining('__Host-sheaf-recoverable=; Path=/; Max-Age=0'));
  expect(deniedReason.get()).toBe('It was used elsewhere.');
});
