/** OpenAPI 3.1 derived from the contract. */

import { pageMeta } from '@sheaf/contract/fields';
import type { Definition, Method, Shape } from '@sheaf/contract/operation';
import { allOperations, domainTexts } from '@sheaf/contract/operations';
import { ticketParameter } from '@sheaf/contract/print-document';
import { problem } from '@sheaf/contract/problem';
import type { z } from 'zod';
import { answersOf, sharedAnswers } from '#app/open-api-answers';
import { exampleOf } from '#app/open-api-examples';
import { introduction } from '#app/open-api-introduction';
import { describeParameter } from '#app/open-api-parameters';
import { describeField, type Json, NamedSchemas, pascalCase, schemaOf } from '#app/open-api-schemas';
import { publishedText } from '#app/open-api-texts';

/** One path of an operation; `legacy` is its index among the legacy spellings. */
interface Spelling {
  operation: Definition;
  method: Method;
  path: string;
  legacy?: number;
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** OpenAPI treats templates that differ only in parameter names as one path. */
const templateOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

const parameter = (
  { operation, path }: Spelling,
  name: string,
  where: 'path' | 'query',
  field: z.ZodType,
  own = name,
): Json => {
  const { description, ...schema } = describeParameter(operation, path, own, schemaOf(field, 'input'));
  const text = [own === name ? undefined : `here \`${own}\``, description].filter(Boolean).join(': ');
  return {
    name,
    in: where,
    required: where === 'path' || !field.safeParse(undefined).success,
    ...(text && { description: text }),
    schema,
    ...(where === 'path' && { example: exampleOf({ ...schema, description }, own) }),
  };
};

/**
 * Input fields for one path of an operation: parameters absent from the path move to the body, and body
 * fields in the path become parameters.
 */
function inputOf({ operation, path }: Spelling): { path: Shape['shape']; moved: Shape['shape'] } {
  const known: Shape['shape'] = { ...operation.body?.shape, ...operation.params?.shape };
  const names = namesIn(path);
  const absent = Object.entries(operation.params?.shape ?? {}).filter(([name]) => !names.includes(name));
  return {
    path: Object.fromEntries(names.map((name) => [name, known[name]!])),
    moved: Object.fromEntries(absent),
  };
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'a repeated call with the same key returns the stored reply',
  schema: { type: 'string', minLength: 8, maxLength: 80, pattern: '^[A-Za-z0-9._-]+$' },
};

function parametersOf(spelling: Spelling, template: string): Json[] {
  const { operation, path } = spelling;
  const fields = inputOf(spelling).path;
  const shown = namesIn(template);
  return [
    ...namesIn(path).map((name, at) =>
      parameter(spelling, shown[at]!, 'path', fields[name] as z.ZodType, name),
    ),
    ...Object.entries(operation.query?.shape ?? {}).map(([name, field]) =>
      parameter(spelling, name, 'query', field as z.ZodType),
    ),
    ...(operation.idempotent === 'key' ? [idempotencyKey] : []),
  ];
}

const uploadBody = (upload: NonNullable<Definition['upload']>, fields: Json): Json => {
  const one = { type: 'string', format: 'binary' };
  const most = upload.files ?? 1;
  const file = most > 1 ? { type: 'array', items: one, maxItems: most } : one;
  const { properties = {}, required = [] } = fields as { properties?: Json; required?: string[] };
  const encoding = { [upload.field]: { contentType: upload.types.join(', ') } };
  return {
    schema: {
      type: 'object',
      required: [...required, upload.field],
      properties: { ...properties, [upload.field]: describeField(upload.field, file) },
    },
    encoding,
  };
};

/** The body with parameters that the path lacks, without fields that the path has. */
function bodySchema({ operation, path }: Spelling, moved: Shape['shape']): Json {
  const body = operation.body ? schemaOf(operation.body, 'input') : { type: 'object' };
  const names = namesIn(path);
  const inBody = Object.entries((body as { properties?: Json }).properties ?? {});
  const properties: Json = Object.fromEntries(inBody.filter(([name]) => !names.includes(name)));
  for (const [name, field] of Object.entries(moved))
    properties[name] ??= describeParameter(operation, path, name, schemaOf(field as z.ZodType, 'input'));
  const { required = [] } = body as { required?: string[] };
  const all = [...required.filter((name) => !names.includes(name)), ...Object.keys(moved)];
  return { ...body, properties, ...(all.length > 0 ? { required: all } : { required: undefined }) };
}

function requestBodyOf(spelling: Spelling, schemas: NamedSchemas): Json | undefined {
  const { operation, method, legacy } = spelling;
  const { moved } = inputOf(spelling);
  if (method === 'GET') return undefined;
  const isEmpty = !operation.body && !operation.upload && Object.keys(moved).length === 0;
  if (isEmpty) return undefined;
  const schema = JSON.parse(JSON.stringify(bodySchema(spelling, moved))) as Json;
  if (operation.upload) {
    const body = uploadBody(operation.upload, schema);
    const example = exampleOf(body['schema'] as Json);
    return { required: true, content: { 'multipart/form-data': { ...body, example } } };
  }
  const type = operation.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const name = `${pascalCase(operation.name)}Body${legacy ?? ''}`;
  const example = exampleOf(schema);
  return { required: true, content: { [type]: { schema: schemas.name(name, schema), example } } };
}

const securityOf = ({ permission, ticket }: Definition): Json[] => {
  if (permission === 'public') return [];
  return ticket ? [{ session: [] }, { ticket: [] }] : [{ session: [] }];
};

function describe(spelling: Spelling, template: string, schemas: NamedSchemas): Json {
  const { operation, legacy } = spelling;
  const requestBody = requestBodyOf(spelling, schemas);
  return {
    operationId: legacy === undefined ? operation.name : `${operation.name}.legacy${legacy}`,
    tags: [operation.name.split('.')[0]],
    summary: publishedText(operation.summary),
    description: operation.description && publishedText(operation.description),
    deprecated: legacy === undefined ? undefined : true,
    security: securityOf(operation),
    'x-permission': operation.permission,
    'x-also-permission': operation.also,
    'x-scope': operation.scope,
    'x-idempotent': operation.idempotent,
    parameters: parametersOf(spelling, template),
    requestBody,
    responses: answersOf(operation, schemas, requestBody !== undefined),
  };
}

const spellings: readonly Spelling[] = allOperations.flatMap((operation) => [
  { operation, method: operation.method, path: operation.path },
  ...(operation.legacy ?? []).map(({ method, path }, index) => ({
    operation,
    method,
    path,
    legacy: index + 1,
  })),
]);

/**
 * Documented path of each template. A parameter with several names has all of them, `/maps/{id_or_number}`: OpenAPI forbids two
 * paths with the same template.
 */
function documentedPaths(): ReadonlyMap<string, string> {
  const paths = new Map<string, string[]>();
  for (const { path } of spellings)
    paths.set(templateOf(path), [...(paths.get(templateOf(path)) ?? []), path]);
  return new Map(
    [...paths].map(([template, same]) => {
      const names = namesIn(same[0]!).map((_, at) => [...new Set(same.map((path) => namesIn(path)[at]!))]);
      return [template, template.replaceAll('{}', () => `{${names.shift()!.sort().join('_or_')}}`)];
    }),
  );
}

/** Documented path of an operation. @internal for the suites. */
export const documentedPath = (path: string): string => `/api${documentedPaths().get(templateOf(path))!}`;

/** The OpenAPI document; pure, so that the suites read the same text as a client. */
export function openApi(): Json {
  const schemas = new NamedSchemas();
  schemas.name('Problem', schemaOf(problem, 'output'));
  schemas.name('PageMeta', schemaOf(pageMeta, 'output'));
  const documented = documentedPaths();
  const paths: Record<string, Json> = {};
  for (const spelling of spellings) {
    const template = documented.get(templateOf(spelling.path))!;
    const key = `/api${template}`;
    const method = spelling.method.toLowerCase();
    paths[key] = { ...paths[key], [method]: describe(spelling, template, schemas) };
  }
  return JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: {
        title: 'Sheaf',
        version: '1',
        description: introduction,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'this installation' }],
      tags: Object.entries(domainTexts)
        .sort(([one], [other]) => one.localeCompare(other, 'en'))
        .map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'secret of the session' },
          ticket: {
            type: 'apiKey',
            in: 'query',
            name: ticketParameter,
            description: 'ticket for one document, from POST /api/auth/report-token',
          },
        },
        responses: sharedAnswers,
        schemas: schemas.schemas,
      },
      paths,
    }),
  );
}
