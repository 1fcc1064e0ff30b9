/** Handles one admitted call: read the input, run the operation once, answer. */
import { type Definition, hasRevisions } from '@sheaf/contract/operation';
import { refusalStatus } from '@sheaf/contract/refusal-status';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, eraHeader } from '#app/admission';
import { expectedAnswer, noteDataFailure } from '#app/answers';
import { type Exchange, openCallInput, type ReadCall } from '#app/call-input';
import { callerAddress } from '#app/caller-address';
import { readPath } from '#app/input';
import { runOnce } from '#app/keyed-call';
import { finish, type Outcome, present, send } from '#app/outcome-of-call';
import type { SignInResult } from '#app/sign-in';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Origin, Route, Wire } from '#platform/handle';
import {
  InvalidInput,
  MissingRow,
  type RefusalValues,
  RefusedCall,
  StalePreparation,
} from '#platform/outcome';
import type { Platform } from '#platform/platform';

/** Request data of an operation besides its input. */
const originOf = (request: FastifyRequest): Origin => ({
  device: (request.headers['user-agent'] ?? 'unknown').slice(0, 190),
  ip: callerAddress(request),
});

const wireOf = (request: FastifyRequest): Wire => ({
  text: request.bodyText ?? '',
  header(name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});

const hourMilliseconds = 3_600_000;

/** `*` means every collection of the congregation. */
const namesOf = (names: readonly string[], known: Record<string, number> | null): readonly string[] =>
  names[0] === '*' ? Object.keys(known ?? {}).sort() : names;

/** By session row, which is replaced when the congregation changes, then by operation. */
const madeTags = new WeakMap<SignInResult['session'], Map<string, { hour: number; tag: string }>>();

/**
 * ETag of the state of a read: revisions, viewer, their permissions, and the hour (absences are counted by
 * it).
 */
export function tagOf(
  operation: Definition,
  { session }: SignInResult,
  now: Date,
  version: string,
): string | undefined {
  if (!hasRevisions(operation)) return undefined;
  const hour = Math.floor(now.getTime() / hourMilliseconds);
  const made = madeTags.get(session) ?? new Map<string, { hour: number; tag: string }>();
  const known = made.get(operation.name);
  if (known?.hour === hour) return known.tag;
  const revisions = namesOf(operation.reads, session.revisions)
    .map((name) => (session.revisions?.[name] ?? 0).toString(36))
    .join('.');
  const parts = [
    version,
    ...[session.person_id, session.permission_epoch, hour].map((n) => n.toString(36)),
    revisions,
  ];
  const tag = `W/"${parts.join('-')}"`;
  madeTags.set(session, made.set(operation.name, { hour, tag }));
  return tag;
}

interface DispatchContext {
  platform: Platform;
  readCall: ReadCall;
}

const callFunctions = (operation: Definition) => ({
  refuse: (code: string, values?: RefusalValues): never => {
    throw new RefusedCall(code, { values, answer: refusalStatus(operation, code) });
  },
  stale: (current: unknown): never => {
    throw new RefusedCall('stale', { current });
  },
  missing: (): never => {
    throw new MissingRow();
  },
  stalePreparation: (): never => {
    throw new StalePreparation();
  },
});

async function runPublic(
  { platform, readCall }: DispatchContext,
  route: Route,
  exchange: Exchange,
): Promise<Outcome> {
  const { request } = exchange;
  const surroundings = { now: platform.clock(), origin: originOf(request), wire: wireOf(request), platform };
  await route.verify?.({ ...surroundings, params: readPath(route.operation, request.params) });
  const { input, invalid } = await readCall(route.operation, exchange);
  const call = { ...input, ...callFunctions(route.operation), invalid, ...surroundings };
  const prepared = await route.prepare?.(call);
  const asked = { query: input.query, lang: 'en' };
  return present(route.operation, platform, await route.handler({ ...call, prepared }), asked);
}

const readKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[A-Za-z0-9._-]{8,80}$/.test(key))
    throw new InvalidInput({ 'idempotency-key': ['not-valid'] });
  return key;
};

interface Preparation {
  prepared?: unknown;
  refused?: unknown;
}

/**
 * A stored answer takes precedence over a refusal of a repeated `prepare`, so the refusal waits until the key
 * is read.
 */
async function prepareFor(route: Route, call: object, key: string | undefined): Promise<Preparation> {
  try {
    return { prepared: await route.prepare?.(call) };
  } catch (error) {
    const answer = key === undefined ? undefined : expectedAnswer(error, 'en');
    if (!answer || answer.status >= 500) throw error;
    return { refused: error };
  }
}

const mostPreparations = 5;

/** Retries an outdated call, at most a fixed number of times. */
async function repeatWhileStale(attempt: () => Promise<Outcome>): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StalePreparation) || tries >= mostPreparations) throw error;
    }
  }
}

async function runForActor(
  { platform, readCall }: DispatchContext,
  route: Route,
  exchange: Exchange,
  { actor }: SignInResult,
): Promise<Outcome> {
  const { operation, handler } = route;
  const { request } = exchange;
  const { input, invalid } = await readCall(operation, exchange, actor.congregationId);
  const key = operation.idempotent === 'key' ? readKey(request) : undefined;
  const surroundings = {
    actor,
    now: platform.clock(),
    origin: originOf(request),
    wire: wireOf(request),
    platform,
  };
  const call = { ...input, ...callFunctions(operation), invalid, ...surroundings };
  const asked = { query: input.query, lang: actor.lang };
  if (operation.reply === 'events') return present(operation, platform, await handler(call), asked);
  const act = {
    congregationId: actor.congregationId,
    personId: actor.personId,
    operation: operation.name,
    raisesRevisionsLast: operation.heavy === true,
    seesOneMoment: operation.idempotent === 'read',
  };
  const once = { operation, input, lang: actor.lang, confirms: platform.standby?.required === true };
  const attempt = async (): Promise<Outcome> => {
    const { prepared, refused } = await prepareFor(route, call, key);
    const work = async (tenant: Tenant): Promise<Outcome> => {
      const carryOut = async (): Promise<Outcome> => {
        if (refused) throw refused;
        try {
          return present(operation, platform, await handler({ ...call, prepared, tenant }), asked);
        } catch (error) {
          // The error becomes a stored answer below, so it is logged here.
          if (key !== undefined) noteDataFailure(error, platform.log, operation.name);
          throw error;
        }
      };
      return key === undefined ? carryOut() : runOnce({ ...once, key, tenant, carryOut });
    };
    // One time for the whole call, even after a slow preparation.
    const source = { pool: platform.pool, clock: () => call.now };
    const transact = (): Promise<Outcome> => tenantTransaction(source, act, work);
    return operation.heavy ? platform.workers.takeTurn(actor.congregationId, transact) : transact();
  };
  return repeatWhileStale(attempt);
}

/** Operations that end access: every process confirms before the answer (docs/decisions, sessions). */
const decidesAccess = ({ name }: Definition): boolean =>
  name !== 'access.checkSession' && /^(access|people|roles)\./.test(name);

export function openDispatch(platform: Platform, admission: Pick<Admission, 'admittedTo'>) {
  const carrying: DispatchContext = { platform, readCall: openCallInput(platform) };
  return async (route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { operation } = route;
    if (operation.permission === 'public') {
      if (operation.idempotent !== 'read') platform.standby?.assertWrites();
      return send(
        reply,
        operation,
        await finish(operation, platform, await runPublic(carrying, route, { request, reply })),
      );
    }
    const signedIn = await admission.admittedTo(operation, request);
    const era = platform.era?.text();
    if (era) reply.header(eraHeader, era);
    const tag = tagOf(operation, signedIn, platform.clock(), platform.settings.version);
    if (tag) {
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    }
    // Before a connection is taken: the commit would wait without end.
    if (operation.idempotent !== 'read') platform.standby?.assertWrites();
    const outcome = await runForActor(carrying, route, { request, reply }, signedIn);
    // The database notifies every process; this one must know before its own answer is sent.
    if (operation.idempotent !== 'read') {
      platform.changes?.tell(signedIn.actor.congregationId);
      platform.disk.noteStored();
      if (decidesAccess(operation)) await platform.changes?.confirm();
    }
    return send(reply, operation, await finish(operation, platform, outcome));
  };
}
