import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailed, call } from './api.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';
import './texts.ts';

beforeEach(() => signInAs([]));
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

it('COMMON-R4 COMMON-R29 three requests run at once, the others wait in line and all are answered', async () => {
  let running = 0;
  let most = 0;
  vi.stubGlobal('fetch', async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return Response.json({ data: [] });
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('roles.listPermissions')));
  expect(answers).toHaveLength(20);
  expect(most).toBe(3);
});

it('a request that failed makes room for the next one', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  const failed = await Promise.allSettled(Array.from({ length: 7 }, () => call('roles.listPermissions')));
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  expect(await call('roles.listPermissions')).toEqual([]);
});

it('COMMON-R2 a failed answer is told with its sentence and its state, one that is none of ours with a sentence of ours', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'forbidden', message: 'Not for you.' }, { status: 403 }),
  );
  await expect(call('roles.listPermissions')).rejects.toMatchObject({ status: 403, message: 'Not for you.' });
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  const error = await call('roles.listPermissions').catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(CallFailed);
  expect((error as CallFailed).message).toBe('Your changes could not be saved. Try again.');
});

it('AUTH-R5 a session that is refused is forgotten, one that only has to be checked is not', async () => {
  const refuse = (code: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ code, message: 'No' }, { status: 401 }));
  refuse('recheck-needed');
  await call('roles.listPermissions').catch(() => undefined);
  expect(session.get()).not.toBeNull();
  refuse('session-ended');
  await call('roles.listPermissions').catch(() => undefined);
  expect(session.get()).toBeNull();
});
