/**
 * Calls server operations by their contract names: typed, three requests at once, one idempotency key per
 * action, one error shape.
 */
import type {
  Definition,
  GivenBodyOf,
  GivenParamsOf,
  GivenQueryOf,
  ReplyOf,
} from '@sheaf/contract/operation';
import type { operationsByDomain } from '@sheaf/contract/operations';
import type { Problem } from '@sheaf/contract/problem';
import { appDown } from './app-down.ts';
import { databaseEra } from './database-era.ts';
import { knownOperation, operationOf } from './operations.ts';
import { takePrefetched } from './prefetch.ts';
import { isTimeout, longMilliseconds, ordinaryMilliseconds, withLimit } from './request-limit.ts';
import { deniedReason, headersOf, linkCongregation, type Session, session } from './session.ts';
import { say, shownLanguage } from './texts.ts';

type Domains = typeof operationsByDomain;
type DomainOperation<Domain> = Extract<Domain[keyof Domain], Definition>;
type EveryOperation = { [Domain in keyof Domains]: DomainOperation<Domains[Domain]> }[keyof Domains];
/** A mapped type, because the compiler would search the union again for each name. */
type OperationByName = { [One in EveryOperation as One['name']]: One };
export type OperationName = keyof OperationByName;
export type OperationOf<Name extends OperationName> = OperationByName[Name];
export type Reply<Name extends OperationName> = ReplyOf<OperationOf<Name>>;

/**
 * Interfaces that extend each other: with an open operation name the compiler compares interfaces by name,
 * but picked types by walking all operations.
 */
export interface CallInput<D extends Definition> {
  params?: GivenParamsOf<D>;
  query?: GivenQueryOf<D>;
  body?: GivenBodyOf<D>;
}

export interface CallPayload<D extends Definition> extends CallInput<D> {
  file?: File;
  files?: readonly File[];
}

export interface CallRequest<D extends Definition> extends CallPayload<D> {
  /** Idempotency key, created when the person acted. */
  key?: string;
  signal?: AbortSignal;
  /** Continues after the page is closed. */
  keepalive?: boolean;
}

/** A failed call: the server's problem, or `offline` if it was unreachable (COMMON-R2). */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

export const newKey = (): string => crypto.randomUUID();

// COMMON-R4, R29: three requests at once, the others are queued.
const most = 3;
let running = 0;
const waiting: (() => void)[] = [];

let leaving = false;
addEventListener('pagehide', () => {
  leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
});

async function inTurn<T>(work: () => Promise<T>, atOnce = false): Promise<T> {
  if (running >= most && !atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const pathOf = (path: string, params: object | undefined, query: object | undefined): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
};

const bodyOf = (given: CallRequest<Definition>): { body?: BodyInit; type?: string } => {
  const files = given.files ?? (given.file ? [given.file] : []);
  if (files.length > 0) {
    const form = new FormData();
    for (const [name, value] of Object.entries((given.body ?? {}) as object))
      form.append(name, String(value));
    for (const file of files) form.append('file', file);
    return { body: form };
  }
  return given.body === undefined ? {} : { body: JSON.stringify(given.body), type: 'application/json' };
};

/** A server that is busy, or whose database is being replaced, is asked again with the same key. */
const asksAgain: ReadonlySet<string> = new Set(['busy', 'overloaded', 'behind']);

async function failure(answer: Response, token: string | undefined): Promise<CallFailed> {
  let problem: Problem = { code: 'fault', message: say('shell:notSaved') };
  try {
    problem = (await answer.json()) as Problem;
  } catch (error) {
    // A proxy's error page. Its status is enough.
    console.warn('answer without a problem', answer.status, error);
  }
  // I18N-R2: the sentence for invalid input is a phrase of this phone, in the language on the screen.
  if (problem.code === 'invalid') problem = { ...problem, message: say('shell:checkFields') };
  if (answer.status === 503 && !asksAgain.has(problem.code) && problem.code !== 'no-standby')
    appDown.set(true);
  if (answer.status === 401 && problem.code !== 'recheck-needed' && token && session.get()?.token === token) {
    deniedReason.set(problem.message);
    linkCongregation.set(session.get()!.congregation.name);
    session.clear();
  }
  return new CallFailed(answer.status, problem);
}

/** Without a network the operation table cannot load, so the call counts as offline. */
async function later(name: OperationName) {
  try {
    return await operationOf(name);
  } catch (error) {
    console.info('how to call this is not on the phone', name, error);
    throw new CallFailed(0, { code: 'offline', message: say('shell:notReached') });
  }
}

/**
 * Error of a request without a complete response: late, cut, or not sent. An aborted request by a person who
 * left is not a failure.
 */
function unreached(error: unknown, leaving: AbortSignal | undefined): unknown {
  if (error instanceof CallFailed) return error;
  if (leaving?.aborted && !isTimeout(leaving.reason)) return error;
  console.info('a request was not answered', error);
  const code = isTimeout(error) ? 'late' : 'offline';
  return new CallFailed(0, { code, message: say('shell:notReached') });
}

/** Fetches an answer within its limit. `read` reads the body, whose arrival the limit includes. */
async function fetchAnswer<Result>(
  target: string,
  known: Session | null,
  {
    limit,
    leaving,
    prefetched,
    ...request
  }: Omit<RequestInit, 'signal'> & {
    limit: number;
    leaving: AbortSignal | undefined;
    prefetched?: Promise<Response | undefined>;
  },
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  try {
    return await withLimit(limit, leaving, async (signal) => {
      const answer = (await prefetched) ?? (await fetch(target, { ...request, signal }));
      if (!answer.ok) throw await failure(answer, known?.token);
      databaseEra.note(answer);
      return await read(answer);
    });
  } catch (error) {
    throw unreached(error, leaving);
  }
}

async function sendOnce(
  name: OperationName,
  given: CallRequest<Definition>,
  known: Session | null,
): Promise<unknown> {
  const [method, path, keyed, , isLong] = knownOperation(name) ?? (await later(name));
  const token = known?.token;
  const { body, type } = bodyOf(given);
  // The server does not know the language of people who are not signed in.
  const headers = new Headers(known ? headersOf(known) : { 'accept-language': shownLanguage() });
  if (type) headers.set('content-type', type);
  if (keyed && given.key) headers.set('idempotency-key', given.key);
  const target = pathOf(path, given.params as object, given.query as object);
  const { data } = await fetchAnswer(
    target,
    known,
    {
      method,
      headers,
      limit: isLong ? longMilliseconds : ordinaryMilliseconds,
      leaving: given.signal,
      ...(method === 'GET' && { prefetched: takePrefetched(target, token) }),
      ...(body !== undefined && { body }),
      ...(given.keepalive && { keepalive: true }),
    },
    async (answer) => (await answer.json()) as { data: unknown },
  );
  appDown.set(false);
  return data;
}

let rechecking: Promise<void> | undefined;

/** One check for all callers, outside the queue, because they hold places in it. */
function recheck(): Promise<void> {
  const check = async (): Promise<void> => {
    const known = session.get();
    const reply = (await sendOnce('access.checkSession', {}, known)) as Reply<'access.checkSession'>;
    if (known) session.renew(reply, known.token);
  };
  rechecking ??= check().finally(() => {
    rechecking = undefined;
  });
  return rechecking;
}

const mostRechecks = 2;
/** Delay and number of retries. */
const busyMilliseconds = 2000;
const mostWaits = 4;

/**
 * AUTH-R7, AUTH-O3: checks the session if the server requires it and sends the same request again, so that no
 * form and no waiting work is lost. Twice, because another server process may learn about the check later. A
 * busy server is called again automatically; the idempotency key prevents a second effect. A failover of the
 * database takes seconds, so a strip shows first, and the page of a lost server only later.
 */
export async function rechecked<T>(work: () => Promise<T>): Promise<T> {
  for (let checks = 0, waits = 0; ; ) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof CallFailed ? error.problem.code : '';
      if (asksAgain.has(code) && waits < mostWaits) {
        waits += 1;
        if (code !== 'busy') appDown.wait();
        await new Promise((resolve) => setTimeout(resolve, busyMilliseconds));
      } else if (code === 'recheck-needed' && checks < mostRechecks && session.get()) {
        checks += 1;
        await recheck();
      } else {
        if (asksAgain.has(code)) appDown.set(true);
        throw error;
      }
    }
  }
}

const send = (
  name: OperationName,
  given: CallRequest<Definition>,
  known: Session | null,
): Promise<unknown> => {
  const key = given.key ?? newKey();
  return rechecked(() => sendOnce(name, { ...given, key }, known));
};

/**
 * Returns `data` of the answer. A queued request is sent for the person who made it, even if another person
 * signs in before.
 */
export function call<Name extends OperationName>(
  name: Name,
  given: CallRequest<OperationOf<Name>> = {},
): Promise<Reply<Name>> {
  const known = session.get();
  const work = async (): Promise<Reply<Name>> =>
    (await send(name, given as CallRequest<Definition>, known)) as Reply<Name>;
  // No queue while the page closes: a request that is not under way by then is lost.
  return inTurn(work, given.keepalive === true && leaving);
}

/** Fetches a file's bytes, such as a picture or an export. The path is relative to `/api`. */
export function fetchFile(location: string, signal: AbortSignal, limit = longMilliseconds): Promise<Blob> {
  const known = session.get();
  const headers = known ? headersOf(known) : {};
  return inTurn(() =>
    rechecked(() =>
      fetchAnswer(`/api${location}`, known, { headers, limit, leaving: signal }, (answer) => answer.blob()),
    ),
  );
}
