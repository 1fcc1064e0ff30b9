/** Converts the result of a call to the bytes of its answer. */
import { type Definition, hasRevisions } from '@sheaf/contract/operation';
import type { FastifyReply } from 'fastify';
import { declaredOnly, undeclaredFields } from '#app/declared-fields';
import { openEventStream } from '#app/event-stream';
import { fileNameOf } from '#app/file-name';
import { arrangeRows, isListing } from '#platform/arrange-rows';
import type { Platform } from '#platform/platform';
import { CookieReply, DeferredReply, EventsReply, FileReply, JsonReply, PageReply } from '#platform/replies';

export interface Outcome {
  status: number;
  body?: unknown;
  json?: string;
  file?: FileReply;
  events?: EventsReply;
  deferred?: DeferredReply;
  cookies?: readonly string[];
}

interface CallQuery {
  query: unknown;
  lang: string;
}

/** Arranges lists for every operation; pages cut by a handler stay unchanged. */
const arranged = (operation: Definition, result: unknown, { query, lang }: CallQuery): unknown =>
  Array.isArray(result) && isListing(operation)
    ? arrangeRows(result, query as Parameters<typeof arrangeRows>[1], lang)
    : result;

export const present = (
  operation: Definition,
  platform: Platform,
  given: unknown,
  asked: CallQuery,
): Outcome => {
  if (given instanceof CookieReply)
    return { ...present(operation, platform, given.row, asked), cookies: given.cookies };
  const result = arranged(operation, given, asked);
  if (result instanceof FileReply) return { status: 200, file: result };
  if (result instanceof EventsReply) return { status: 200, events: result };
  if (result instanceof DeferredReply) return { status: 200, deferred: result };
  const check = platform.settings.checkReplies;
  if (result instanceof JsonReply) {
    if (check) checkReply(operation, JSON.parse(result.json));
    return { status: 200, json: `{"data":${result.json}}` };
  }
  const { data, ...page } =
    result instanceof PageReply ? { data: result.rows, meta: result.meta } : { data: result };
  if (check) checkReply(operation, JSON.parse(JSON.stringify(data)));
  const { reply } = operation;
  return {
    status: 200,
    body: { data: typeof reply === 'string' ? data : declaredOnly(reply, data), ...page },
  };
};

/** Throws if a reply violates the contract, including undeclared fields. */
const checkReply = ({ name, reply }: Definition, data: unknown): void => {
  if (typeof reply === 'string') return;
  const result = reply.safeParse(data);
  if (!result.success) throw new Error(`${name} answers other than its contract: ${result.error.message}`);
  const undeclared = undeclaredFields(reply, data);
  if (undeclared.length > 0)
    throw new Error(`${name} answers what its contract does not declare: ${undeclared.join(', ')}`);
};

const checkFileType = ({ name, fileTypes = [] }: Definition, { mediaType }: FileReply): void => {
  if (!fileTypes.includes(mediaType.split(';')[0]!))
    throw new Error(`${name} answers with ${mediaType}, which its contract does not declare`);
};

/** Runs the deferred work of a handler after the commit. */
export const finish = async (
  operation: Definition,
  { settings }: Platform,
  outcome: Outcome,
): Promise<Outcome> => {
  const finished = outcome.deferred
    ? { status: outcome.status, file: await outcome.deferred.make() }
    : outcome;
  if (settings.checkReplies && finished.file) checkFileType(operation, finished.file);
  return finished;
};

export const send = (reply: FastifyReply, operation: Definition, outcome: Outcome): FastifyReply => {
  if (outcome.events) {
    outcome.events.begin(openEventStream(reply));
    return reply;
  }
  if (outcome.file) {
    const { mediaType } = outcome.file;
    const name = outcome.file.name ?? fileNameOf(operation, reply.request.params, mediaType);
    if (outcome.file.size !== undefined) reply.header('content-length', outcome.file.size);
    return reply
      .header('content-type', mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header(
        'cache-control',
        outcome.file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-store',
      )
      .header('vary', 'Authorization')
      .send(outcome.file.bytes);
  }
  reply
    .code(outcome.status)
    .header('cache-control', hasRevisions(operation) ? 'private, no-cache' : 'no-store');
  if (hasRevisions(operation)) reply.header('vary', 'Authorization');
  if (operation.name === 'access.endSession') reply.header('clear-site-data', '"cache"');
  if (outcome.cookies && outcome.cookies.length > 0) reply.header('set-cookie', [...outcome.cookies]);
  if (outcome.json) return reply.header('content-type', 'application/json; charset=utf-8').send(outcome.json);
  return reply.send(outcome.body);
};
