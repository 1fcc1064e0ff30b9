/** OpenAPI responses of an operation. */
import { pageMeta } from '@sheaf/contract/fields';
import { type Definition, hasRevisions } from '@sheaf/contract/operation';
import { type RefusalStatus, refusalStatus } from '@sheaf/contract/refusal-status';
import type { z } from 'zod';
import { exampleOf } from '#app/open-api-examples';
import { type Json, type NamedSchemas, pascalCase, schemaOf } from '#app/open-api-schemas';

const problem = { $ref: '#/components/schemas/Problem' };

const header = (description: string, schema: Json): Json => ({ description, schema });
const retryAfter = {
  'Retry-After': header('seconds until a retry may succeed', { type: 'integer' }),
};

const problemAnswer = (description: string, headers?: Json): Json => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: problem } },
});

/** Responses shared by many operations. */
export const sharedAnswers: Readonly<Record<string, Json>> = {
  Unchanged: { description: 'Unchanged since the ETag sent as If-None-Match.' },
  NoSession: problemAnswer('The session is missing, has ended or must be confirmed.', {
    'WWW-Authenticate': header('scheme of the session', { type: 'string', const: 'Bearer' }),
  }),
  NotPermitted: problemAnswer('The caller lacks the permission.'),
  NotFound: problemAnswer('The congregation has no such record.'),
  TooLarge: problemAnswer('The body is larger than the operation accepts.'),
  Compressed: problemAnswer('Compressed bodies are not accepted.'),
  Invalid: problemAnswer('The input is not valid; `errors` names the fields.'),
  Fault: problemAnswer('Internal error; `id` identifies the log entry.'),
  Busy: problemAnswer('The server is busy.', retryAfter),
  DiskFull: problemAnswer('The disk of the server is full; nothing was saved.', retryAfter),
};

const shared = (name: keyof typeof sharedAnswers & string): Json => ({
  $ref: `#/components/responses/${name}`,
});

/** Whether the reply has `meta`: always, only if a page was requested, or never. */
function paging({ query }: Definition): 'always' | 'on-request' | 'never' {
  const page = query?.shape['page'] as z.ZodType | undefined;
  if (!page) return 'never';
  return page.safeParse(undefined).data === undefined ? 'on-request' : 'always';
}

function envelope(operation: Definition, data: Json): Json {
  const pages = paging(operation);
  return {
    type: 'object',
    required: pages === 'always' ? ['data', 'meta'] : ['data'],
    properties: { data, ...(pages !== 'never' && { meta: { $ref: '#/components/schemas/PageMeta' } }) },
    additionalProperties: false,
  };
}

function fileAnswer({ fileTypes = [] }: Definition): Json {
  return {
    description: 'The file.',
    headers: { 'Content-Disposition': header('`attachment` with the file name', { type: 'string' }) },
    content: Object.fromEntries(
      fileTypes.map((type) => [
        type,
        {
          schema: { type: 'string', ...(!type.startsWith('text/') && { format: 'binary' }) },
        },
      ]),
    ),
  };
}

function success(operation: Definition, schemas: NamedSchemas): Json {
  if (operation.reply === 'file') return fileAnswer(operation);
  if (operation.reply === 'events')
    return {
      description: 'Server-sent events.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  const schema = schemaOf(operation.reply, 'output');
  const example = {
    data: exampleOf(schema),
    ...(paging(operation) === 'always' && { meta: exampleOf(schemaOf(pageMeta, 'output')) }),
  };
  const data = schemas.nameRecords(pascalCase(operation.name), schema);
  const pages = paging(operation);
  return {
    description: pages === 'on-request' ? 'All rows; one page with `meta` if `page` was sent.' : 'Success.',
    ...(hasRevisions(operation) && {
      headers: { ETag: header('state of the reply, for If-None-Match', { type: 'string' }) },
    }),
    content: { 'application/json': { schema: envelope(operation, data), example } },
  };
}

/** Refusals by status. The texts include the general response with the same status. */
function refusalAnswers(operation: Definition): Json {
  const of = (wanted: RefusalStatus['status']): string[] =>
    operation.refusals.filter((code) => refusalStatus(operation, code).status === wanted);
  const [conflicts, rights, mistakes] = [of(409), of(403), of(422)];
  const invalid = 'The input is not valid; `errors` names the fields.';
  return {
    ...(conflicts.length > 0 && { 409: problemAnswer(`Refused: ${conflicts.join(', ')}.`) }),
    ...(rights.length > 0 && {
      403: problemAnswer(`The caller lacks a permission or right: ${rights.join(', ')}.`),
    }),
    ...(mistakes.length > 0 && { 422: problemAnswer(`${invalid} Also: ${mistakes.join(', ')}.`) }),
  };
}

export function answersOf(operation: Definition, schemas: NamedSchemas, hasBody: boolean): Json {
  const answers: Json = {
    200: success(operation, schemas),
    422: shared('Invalid'),
    500: shared('Fault'),
    503: shared('Busy'),
  };
  if (hasBody) {
    answers[413] = shared('TooLarge');
    answers[415] = shared('Compressed');
  }
  if (operation.permission === 'public') {
    const most = operation.limits?.perMinute;
    answers[429] = problemAnswer(`More than ${most} calls a minute from one address.`, retryAfter);
  } else {
    answers[401] = shared('NoSession');
    answers[403] = shared('NotPermitted');
    answers[404] = shared('NotFound');
  }
  if (operation.idempotent !== 'read') answers[507] = shared('DiskFull');
  if (hasRevisions(operation)) answers[304] = shared('Unchanged');
  Object.assign(answers, refusalAnswers(operation));
  return answers;
}
