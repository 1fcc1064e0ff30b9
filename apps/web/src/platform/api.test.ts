import { languages } from '@sheaf/phrases/languages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailed, call, fetchFile } from './api.ts';
import { appDown } from './app-down.ts';
import { checkSession } from './check-session.ts';
import { deniedReason, session } from './session.ts';
import { exampleSession, signInAs } from './testing/replies.ts';
import { showPhrasesIn } from './texts.ts';

beforeEach(() => signInAs([]));
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

it('COMMON-R4 COMMON-R29 runs three requests at once, queues the others and answers all', async () => {
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

it('a queued request is sent for the person who made it, even after another person signs in', async () => {
  const sent: (string | null)[] = [];
  let goOn: () => void = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    await held;
    return Response.json({ data: [] });
  });
  const asked = Array.from({ length: 4 }, () => call('roles.listPermissions'));
  const file = fetchFile('/pictures/7', new AbortController().signal);
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  session.confirm(exampleSession([], { id: 2 }), 'B'.repeat(43));
  goOn();
  await Promise.all([...asked, file]);
  expect(sent).toEqual(Array.from({ length: 5 }, () => `Bearer ${'A'.repeat(43)}`));
});

it('a failed request frees its place for the next one', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  const failed = await Promise.allSettled(Array.from({ length: 7 }, () => call('roles.listPermissions')));
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  expect(await call('roles.listPermissions')).toEqual([]);
});

it("COMMON-R2 a failed answer carries the server's sentence and status, an unknown body a default sentence", async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'forbidden', message: 'Not for you.' }, { status: 403 }),
  );
  await expect(call('roles.listPermissions')).rejects.toMatchObject({ status: 403, message: 'Not for you.' });
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  const error = await call('roles.listPermissions').catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(CallFailed);
  expect((error as CallFailed).message).toBe('Your changes could not be saved. Try again.');
});

it('I18N-R2 the sentence for invalid input is in the language on the screen', async () => {
  const problem = { code: 'invalid', message: 'Check it.', errors: { name: ['Fill this in.'] } };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 422 }));
  const told = () => call('roles.listPermissions').catch((failure: CallFailed) => failure.problem);
  expect(await told()).toEqual({ ...problem, message: 'Check the highlighted fields.' });
  await showPhrasesIn('ar');
  expect(await told()).toEqual({ ...problem, message: languages.ar.shell.checkFields });
  await showPhrasesIn('en');
});

it('COMMON-R5 retries a busy server with the same key, and reports it as down only after all retries', async () => {
  vi.useFakeTimers();
  const keys: (string | null)[] = [];
  let busyFor = 2;
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    busyFor -= 1;
    return busyFor >= 0
      ? Response.json({ code: 'busy', message: 'Busy.' }, { status: 503 })
      : Response.json({ data: { ok: true } });
  });
  const patient = call('absences.deleteAwayDate', { params: { id: 4 } });
  await vi.runAllTimersAsync();
  await patient;
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(appDown.get()).toBe('up');
  busyFor = 100;
  const failing = call('absences.deleteAwayDate', { params: { id: 4 } }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failing).toMatchObject({ status: 503 });
  expect(appDown.get()).toBe('down');
  appDown.set(false);
  vi.useRealTimers();
});

it.each(['overloaded', 'behind'])(
  'SHELL-R6.2 sends a call again with its key below a strip while the server is %s',
  async (code) => {
    vi.useFakeTimers();
    const keys: (string | null)[] = [];
    const states: string[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      states.push(appDown.get());
      return keys.length < 4
        ? Response.json({ code, message: 'Away.' }, { status: 503 })
        : Response.json({ data: { ok: true } });
    });
    const patient = call('absences.deleteAwayDate', { params: { id: 4 } });
    await vi.runAllTimersAsync();
    await patient;
    expect([new Set(keys).size, states]).toEqual([1, ['up', 'waiting', 'waiting', 'waiting']]);
    expect(appDown.get()).toBe('up');
    vi.useRealTimers();
  },
);

it('X-STANDBY a refused write is neither repeated at once nor taken for a lost server', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ code: 'no-standby', message: 'Not now.' }, { status: 503 });
  });
  await expect(call('absences.deleteAwayDate', { params: { id: 4 } })).rejects.toMatchObject({ status: 503 });
  expect([asked, appDown.get()]).toEqual([1, 'up']);
});

it('SYNC-X5.2 names the latest database it saw, and does not return to a former one', async () => {
  const named: (string | null)[] = [];
  const told = ['0000abcd.3', '0000abcd.2', '0000abcd.4', '1111abcd.1'];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    named.push(new Headers(headers).get('sheaf-era'));
    return Response.json({ data: [] }, { headers: { 'sheaf-era': told[named.length - 1]! } });
  });
  for (const _ of [...told, '']) await call('roles.listPermissions').catch(() => undefined);
  expect(named).toEqual([null, '0000abcd.3', '0000abcd.3', '0000abcd.4', '1111abcd.1']);
  localStorage.removeItem('sheaf.era');
});

/** Fake server that requires a session check first and records its requests. */
function serverWithCheck(check: () => Response | Promise<Response>) {
  const asked: { path: string; key: string | null; body: unknown }[] = [];
  let checked = false;
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    asked.push({ path, key: new Headers(headers).get('idempotency-key'), body });
    if (path === '/api/auth/check') {
      const answer = await check();
      checked = answer.ok;
      return answer;
    }
    return checked
      ? Response.json({ data: [] })
      : Response.json({ code: 'recheck-needed', message: 'One moment.' }, { status: 401 });
  });
  return asked;
}

it('AUTH-R7 AUTH-O3 after a required check the same request is sent again with its key', async () => {
  const { token, heardAt, ...reply } = session.get()!;
  const asked = serverWithCheck(() => Response.json({ data: reply }));
  const given = { params: { id: 1 }, body: { name: 'A', permissions: [] }, key: 'pressed-once' };
  await call('roles.editRole', given as never);
  expect(asked.map(({ path }) => path)).toEqual(['/api/roles/1', '/api/auth/check', '/api/roles/1']);
  expect([asked[0]!.key, asked[0]!.body]).toEqual([asked[2]!.key, asked[2]!.body]);
  expect(asked[0]!.key).toBe('pressed-once');
  expect(session.get()!.token).toBe(token);
});

it('AUTH-R7 concurrent requests share one check, also when the queue is full', async () => {
  const { token: _token, heardAt: _heardAt, ...reply } = session.get()!;
  const asked = serverWithCheck(async () => {
    await new Promise((done) => setTimeout(done, 5));
    return Response.json({ data: reply });
  });
  await Promise.all(Array.from({ length: 9 }, () => call('roles.listPermissions')));
  expect(asked.filter(({ path }) => path === '/api/auth/check')).toHaveLength(1);
});

it('AUTH-R7 an unreachable check keeps the session and fails with status 0', async () => {
  serverWithCheck(() => Promise.reject(new TypeError('no network')));
  await expect(call('roles.listPermissions')).rejects.toMatchObject({ status: 0 });
  expect(session.get()).not.toBeNull();
});

it('AUTH-R5 AUTH-R7 a session refused by its check is cleared', async () => {
  serverWithCheck(() => Response.json({ code: 'session-ended', message: 'No' }, { status: 401 }));
  await expect(call('roles.listPermissions')).rejects.toMatchObject({ status: 401 });
  expect(session.get()).toBeNull();
});

it('AUTH-R5 the first refusal of a session determines the reason, not a late answer or a call without the session', async () => {
  const { token: _token, heardAt: _heardAt, ...reply } = session.get()!;
  let answerCheck: (answer: Response) => void = () => {};
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (path === '/api/auth/check') return new Promise<Response>((resolve) => (answerCheck = resolve));
    const code = new Headers(headers).get('authorization') ? 'person-inactive' : 'session-unknown';
    return Response.json({ code, message: code }, { status: 401 });
  });
  const checking = checkSession();
  await call('roles.listPermissions').catch(() => undefined);
  answerCheck(Response.json({ data: reply }));
  await checking;
  expect(session.get()).toBeNull();
  const asking = call('roles.listPermissions');
  signInAs([]);
  await asking.catch(() => undefined);
  expect(session.get()).not.toBeNull();
  expect(deniedReason.get()).toBe('person-inactive');
});

it('AUTH-R5 a refused session is cleared, one that needs a check is not', async () => {
  const refuse = (code: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ code, message: 'No' }, { status: 401 }));
  refuse('recheck-needed');
  await call('roles.listPermissions').catch(() => undefined);
  expect(session.get()).not.toBeNull();
  refuse('session-ended');
  await call('roles.listPermissions').catch(() => undefined);
  expect(session.get()).toBeNull();
});
