/** OpenAPI 3.1 derived from the contract. */

import { type Definition, hasRevisions, type Method, type Shape } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { ticketParameter } from '@sheaf/contract/print-document';
import { problem } from '@sheaf/contract/problem';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return json;
};

const parametersOf = (shape: Shape | undefined, where: 'path' | 'query'): Json[] =>
  Object.entries(shape?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: schemaOf(field as z.ZodType, 'input'),
  }));

const problemAnswer = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const bodyOf = (operation: Definition): Json | undefined => {
  if (operation.upload) {
    const fields = operation.body ? (schemaOf(operation.body, 'input').properties as Json) : {};
    const one = { type: 'string', format: 'binary', description: operation.upload.types.join(', ') };
    const most = operation.upload.files ?? 1;
    const file = most > 1 ? { type: 'array', items: one, maxItems: most } : one;
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { ...fields, [operation.upload.field]: file } },
        },
      },
    };
  }
  if (!operation.body) return undefined;
  const type = operation.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema: schemaOf(operation.body, 'input') } } };
};

const answersOf = (operation: Definition): Json => {
  const answers: Json = {
    422: problemAnswer('The input is not valid; `errors` names the fields.'),
    503: problemAnswer('Come again after Retry-After seconds.'),
  };
  if (operation.reply === 'file') {
    answers[200] = {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  } else if (operation.reply === 'events') {
    answers[200] = {
      description: 'Server-sent events.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  } else {
    const data = schemaOf(operation.reply, 'output');
    answers[200] = {
      description: 'Done.',
      content: {
        'application/json': { schema: { type: 'object', required: ['data'], properties: { data } } },
      },
    };
  }
  if (operation.body || operation.upload) answers[415] = problemAnswer('The body is compressed.');
  if (operation.permission === 'public') {
    answers[429] = problemAnswer(
      `More than ${operation.limits?.perMinute} calls a minute from one address. Come again after Retry-After seconds.`,
    );
  } else {
    answers[401] = problemAnswer('No session, or one that ended.');
    answers[403] = problemAnswer('The permission is lacking.');
    answers[404] = problemAnswer('No such record in this congregation.');
  }
  if (hasRevisions(operation)) answers[304] = { description: 'Unchanged since the ETag given.' };
  if (operation.refusals.length > 0)
    answers[409] = problemAnswer(`Refused: ${operation.refusals.join(', ')}.`);
  return answers;
};

const securityOf = ({ permission, ticket }: Definition): Json[] => {
  if (permission === 'public') return [];
  return ticket ? [{ session: [] }, { ticket: [] }] : [{ session: [] }];
};

const describe = (operation: Definition, legacy: boolean): Json => {
  const parameters = [...parametersOf(operation.params, 'path'), ...parametersOf(operation.query, 'query')];
  if (operation.idempotent === 'key') {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', minLength: 8, maxLength: 80 },
    });
  }
  return {
    operationId: legacy ? undefined : operation.name,
    tags: [operation.name.split('.')[0]],
    summary: operation.summary,
    deprecated: legacy || undefined,
    security: securityOf(operation),
    'x-permission': operation.permission,
    'x-scope': operation.scope,
    'x-idempotent': operation.idempotent,
    parameters,
    requestBody: bodyOf(operation),
    responses: answersOf(operation),
  };
};

/** The whole description; pure, so that the suites read the same text as a client. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  const put = (path: string, method: Method, description: Json): void => {
    const key = `/api${path}`;
    paths[key] = { ...paths[key], [method.toLowerCase()]: description };
  };
  for (const operation of allOperations) {
    put(operation.path, operation.method, describe(operation, false));
    for (const legacy of operation.legacy ?? []) put(legacy.path, legacy.method, describe(operation, true));
  }
  return JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: {
        title: 'Sheaf',
        version: '1',
        description: 'Territory, schedules, people and reports of a congregation.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          ticket: { type: 'apiKey', in: 'query', name: ticketParameter },
        },
        schemas: { Problem: schemaOf(problem, 'output') },
      },
      paths,
    }),
  );
}
