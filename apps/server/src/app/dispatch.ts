/** Carries out one call: sign in, admit, read the input, run the operation once, answer. */
import type { Definition } from '@sheaf/contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { openSignIn, SignedIn } from '#app/sign-in';
import { admit } from '#app/sign-in';
import { readInput } from '#app/input';
import { expectedAnswer } from '#app/answers';
import { readUpload } from '#app/upload';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { FileReply, JsonReply, PageReply, type Route, type UploadedFile } from '#platform/handle';
import { claimKey, hashBody, storeAnswer } from '#platform/idempotency.store';
import { Invalid, Missing, Refused } from '#platform/outcome';
import type { Platform } from '#platform/platform';

export interface Outcome {
  status: number;
  body?: unknown;
  json?: string;
  file?: FileReply;
}

const hourMilliseconds = 3_600_000;

/** Names the state a read was made from: revisions, viewer, his permissions, and the hour (days out are counted in it). */
export function tagOf(operation: Definition, { session }: SignedIn, now: Date, version: string): string | undefined {
  if (!operation.revisions) return undefined;
  const revisions = operation.revisions.map((name) => (session.revisions?.[name] ?? 0).toString(36)).join('.');
  const hour = Math.floor(now.getTime() / hourMilliseconds).toString(36);
  return `W/"${version}-${session.person_id.toString(36)}-${session.permission_epoch.toString(36)}-${hour}-${revisions}"`;
}

const present = (operation: Definition, platform: Platform, result: unknown): Outcome => {
  if (result instanceof FileReply) return { status: 200, file: result };
  const check = platform.settings.checkReplies && operation.reply !== 'file';
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
  if (operation.reply === 'file') return;
  const result = operation.reply.safeParse(data);
  if (!result.success) throw new Error(`${operation.name} answers other than its contract: ${result.error.message}`);
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

export function openDispatch(platform: Platform, signIn: ReturnType<typeof openSignIn>['signIn']) {
  const originOf = (request: FastifyRequest) => ({
    device: (request.headers['user-agent'] ?? 'unknown').slice(0, 190),
    ip: request.ip,
  });

  const prepare = async (route: Route, request: FastifyRequest): Promise<Prepared> => {
    const { operation } = route;
    const upload = operation.upload ? await readUpload(operation.upload, request) : undefined;
    const body = upload ? upload.fields : request.body;
    return {
      ...readInput(operation, { params: request.params, query: request.query, body }),
      file: upload?.file,
    };
  };

  const runPublic = async (route: Route, request: FastifyRequest): Promise<Outcome> => {
    const prepared = await prepare(route, request);
    const result = await route.handler({
      ...prepared,
      ...callFunctions,
      now: platform.clock(),
      origin: originOf(request),
      platform,
    });
    return present(route.operation, platform, result);
  };

  const runForActor = async (route: Route, request: FastifyRequest, signedIn: SignedIn): Promise<Outcome> => {
    const { operation, handler } = route;
    const prepared = await prepare(route, request);
    const { actor } = signedIn;
    const carryOut = async (tenant: Tenant): Promise<Outcome> =>
      present(
        operation,
        platform,
        await handler({
          ...prepared,
          ...callFunctions,
          actor,
          tenant,
          now: platform.clock(),
          origin: originOf(request),
          platform,
        }),
      );
    const key = request.headers['idempotency-key'];
    return tenantTransaction(
      platform,
      { congregationId: actor.congregationId, personId: actor.personId, operation: operation.name },
      async (tenant) => {
        if (operation.idempotent !== 'key' || key === undefined) return carryOut(tenant);
        if (typeof key !== 'string' || !/^[A-Za-z0-9._-]{8,80}$/.test(key)) throw new Invalid({ 'idempotency-key': ['not-valid'] });
        return once(tenant, key, operation, prepared, actor.lang, carryOut);
      },
    );
  };

  /** Runs with a key: the first stores its answer, refusals included; a savepoint takes back what a refused one began. */
  const once = async (
    tenant: Tenant,
    key: string,
    operation: Definition,
    prepared: Prepared,
    lang: string,
    carryOut: (tenant: Tenant) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const claim = await claimKey(tenant, key, hashBody(operation.name, prepared.params, prepared.body, prepared.file?.bytes));
    if (claim.kind === 'other-body') throw new Invalid({ 'idempotency-key': ['not-valid'] });
    if (claim.kind === 'again') return { status: claim.stored.status, body: claim.stored.answer };
    const outcome = await tenant.attempt(
      () => carryOut(tenant),
      (error): Outcome | undefined => {
        const answer = expectedAnswer(error, lang);
        return answer && answer.status !== 503 ? { status: answer.status, body: answer.body } : undefined;
      },
    );
    const body = outcome.json ? JSON.parse(outcome.json) : outcome.body;
    await storeAnswer(tenant, key, { status: outcome.status, answer: body });
    return outcome;
  };

  return async (route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { operation } = route;
    if (operation.permission === 'public') return send(reply, operation, await runPublic(route, request));
    const now = platform.clock();
    const signedIn = request.signedIn ?? (await signIn(request.headers.authorization, now));
    admit(operation, signedIn, now);
    const tag = tagOf(operation, signedIn, now, platform.settings.version);
    if (tag) {
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    }
    return send(reply, operation, await runForActor(route, request, signedIn));
  };
}

const send = (reply: FastifyReply, operation: Definition, outcome: Outcome): FastifyReply => {
  if (outcome.file) {
    return reply
      .header('content-type', outcome.file.mediaType)
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', outcome.file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-store')
      .header('vary', 'Authorization')
      .send(outcome.file.bytes);
  }
  reply.code(outcome.status).header('cache-control', operation.revisions ? 'private, no-cache' : 'no-store');
  if (operation.revisions) reply.header('vary', 'Authorization');
  if (operation.name === 'access.endSession') reply.header('clear-site-data', '"cache"');
  if (outcome.json) return reply.header('content-type', 'application/json; charset=utf-8').send(outcome.json);
  return reply.send(outcome.body);
};
