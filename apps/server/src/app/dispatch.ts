/** Carries out one call: sign in, admit, read the input, run the operation once, answer. */
import type { Definition } from '@sheaf/contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expectedAnswer } from '#app/answers';
import { openEventStream } from '#app/event-stream';
import { readInput } from '#app/input';
import { originOf, wireOf } from '#app/request-facts';
import type { openSignIn, SignedIn } from '#app/sign-in';
import { admit } from '#app/sign-in';
import { readUpload } from '#app/upload';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import {
  EventsReply,
  FileReply,
  JsonReply,
  PageReply,
  type Route,
  type UploadedFile,
} from '#platform/handle';
import { claimKey, hashBody, storeAnswer } from '#platform/idempotency.store';
import { Invalid, Missing, Refused } from '#platform/outcome';
import type { Platform } from '#platform/platform';

export interface Outcome {
  status: number;
  body?: unknown;
  json?: string;
  file?: FileReply;
  events?: EventsReply;
}

const hourMilliseconds = 3_600_000;

/** `*` stands for every collection of the congregation. */
const namesOf = (names: readonly string[], known: Record<string, number> | null): readonly string[] =>
  names[0] === '*' ? Object.keys(known ?? {}).sort() : names;

/** By session row, which a change of the congregation replaces, then by operation. */
const madeTags = new WeakMap<SignedIn['session'], Map<string, { hour: number; tag: string }>>();

/** Names the state a read was made from: revisions, viewer, his permissions, and the hour (days out are counted in it). */
export function tagOf(
  operation: Definition,
  { session }: SignedIn,
  now: Date,
  version: string,
): string | undefined {
  if (!operation.revisions) return undefined;
  const hour = Math.floor(now.getTime() / hourMilliseconds);
  const made = madeTags.get(session) ?? new Map<string, { hour: number; tag: string }>();
  const known = made.get(operation.name);
  if (known?.hour === hour) return known.tag;
  const revisions = namesOf(operation.revisions, session.revisions)
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

const present = (operation: Definition, platform: Platform, result: unknown): Outcome => {
  if (result instanceof FileReply) return { status: 200, file: result };
  if (result instanceof EventsReply) return { status: 200, events: result };
  const check = platform.settings.checkReplies;
  if (result instanceof JsonReply) {
    if (check) parseReply(operation, JSON.parse(result.json));
    return { status: 200, json: `{"data":${result.json}}` };
  }
  if (result instanceof PageReply) {
    if (check) parseReply(operation, JSON.parse(JSON.stringify(result.rows)));
    return { status: 200, body: { data: result.rows, meta: result.meta } };
  }
  if (check) parseReply(operation, JSON.parse(JSON.stringify(result)));
  return { status: 200, body: { data: result } };
};

const parseReply = (operation: Definition, data: unknown): void => {
  if (typeof operation.reply === 'string') return;
  const result = operation.reply.safeParse(data);
  if (!result.success)
    throw new Error(`${operation.name} answers other than its contract: ${result.error.message}`);
};

const callFunctions = {
  refuse: (code: string): never => {
    throw new Refused(code);
  },
  stale: (current: unknown): never => {
    throw new Refused('stale', current);
  },
  missing: (): never => {
    throw new Missing();
  },
  invalid: (fields: Record<string, string[]>): never => {
    throw new Invalid(fields);
  },
};

interface Prepared {
  params: unknown;
  query: unknown;
  body: unknown;
  file: UploadedFile | undefined;
}

type SignIn = ReturnType<typeof openSignIn>['signIn'];

async function prepare({ operation }: Route, request: FastifyRequest): Promise<Prepared> {
  const upload = operation.upload ? await readUpload(operation.upload, request) : undefined;
  const body = upload ? upload.fields : request.body;
  const input = readInput(operation, { params: request.params, query: request.query, body });
  return { ...input, file: upload?.file };
}

async function runPublic(platform: Platform, route: Route, request: FastifyRequest): Promise<Outcome> {
  const prepared = await prepare(route, request);
  const surroundings = { now: platform.clock(), origin: originOf(request), wire: wireOf(request), platform };
  const result = await route.handler({ ...prepared, ...callFunctions, ...surroundings });
  return present(route.operation, platform, result);
}

const readKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[A-Za-z0-9._-]{8,80}$/.test(key))
    throw new Invalid({ 'idempotency-key': ['not-valid'] });
  return key;
};

interface Once {
  tenant: Tenant;
  key: string;
  operation: Definition;
  prepared: Prepared;
  lang: string;
  carryOut: () => Promise<Outcome>;
}

const withoutSecrets = (operation: Definition, body: unknown): unknown => {
  if (!operation.forgets || body === null || typeof body !== 'object' || !('data' in body)) return body;
  return {
    ...body,
    data: {
      ...(body.data as object),
      ...Object.fromEntries(operation.forgets.map((field) => [field, null])),
    },
  };
};

/** Runs with a key: the first stores its answer, refusals included; a savepoint takes back what a refused one began. */
async function runOnce({ tenant, key, operation, prepared, lang, carryOut }: Once): Promise<Outcome> {
  const bodyHash = hashBody(operation.name, prepared.params, prepared.body, prepared.file?.bytes);
  const claim = await claimKey(tenant, key, bodyHash);
  if (claim.kind === 'other-body') throw new Invalid({ 'idempotency-key': ['not-valid'] });
  if (claim.kind === 'again') return { status: claim.stored.status, body: claim.stored.answer };
  const outcome = await tenant.attempt(carryOut, (error): Outcome | undefined => {
    const answer = expectedAnswer(error, lang);
    return answer && answer.status !== 503 ? { status: answer.status, body: answer.body } : undefined;
  });
  const body = outcome.json ? JSON.parse(outcome.json) : outcome.body;
  await storeAnswer(tenant, key, { status: outcome.status, answer: withoutSecrets(operation, body) });
  return outcome;
}

async function runForActor(
  platform: Platform,
  route: Route,
  request: FastifyRequest,
  { actor }: SignedIn,
): Promise<Outcome> {
  const { operation, handler } = route;
  const prepared = await prepare(route, request);
  const key = operation.idempotent === 'key' ? readKey(request) : undefined;
  const surroundings = {
    actor,
    now: platform.clock(),
    origin: originOf(request),
    wire: wireOf(request),
    platform,
  };
  if (operation.reply === 'events')
    return present(operation, platform, await handler({ ...prepared, ...callFunctions, ...surroundings }));
  const act = { congregationId: actor.congregationId, personId: actor.personId, operation: operation.name };
  return tenantTransaction(platform, act, async (tenant) => {
    const carryOut = async (): Promise<Outcome> =>
      present(operation, platform, await handler({ ...prepared, ...callFunctions, ...surroundings, tenant }));
    return key === undefined
      ? carryOut()
      : runOnce({ tenant, key, operation, prepared, lang: actor.lang, carryOut });
  });
}

export function openDispatch(platform: Platform, signIn: SignIn) {
  return async (route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { operation } = route;
    if (operation.permission === 'public')
      return send(reply, operation, await runPublic(platform, route, request));
    const now = platform.clock();
    const signedIn = request.signedIn ?? (await signIn(request.headers.authorization, now));
    admit(operation, signedIn, now);
    const tag = tagOf(operation, signedIn, now, platform.settings.version);
    if (tag) {
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    }
    const outcome = await runForActor(platform, route, request, signedIn);
    // The database tells every process; this one must know before its own answer leaves.
    if (operation.idempotent !== 'read') platform.changes?.tell(signedIn.actor.congregationId);
    return send(reply, operation, outcome);
  };
}

const send = (reply: FastifyReply, operation: Definition, outcome: Outcome): FastifyReply => {
  if (outcome.events) {
    outcome.events.begin(openEventStream(reply));
    return reply;
  }
  if (outcome.file) {
    return reply
      .header('content-type', outcome.file.mediaType)
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header(
        'cache-control',
        outcome.file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-store',
      )
      .header('vary', 'Authorization')
      .send(outcome.file.bytes);
  }
  reply.code(outcome.status).header('cache-control', operation.revisions ? 'private, no-cache' : 'no-store');
  if (operation.revisions) reply.header('vary', 'Authorization');
  if (operation.name === 'access.endSession') reply.header('clear-site-data', '"cache"');
  if (outcome.json) return reply.header('content-type', 'application/json; charset=utf-8').send(outcome.json);
  return reply.send(outcome.body);
};
