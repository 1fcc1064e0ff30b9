/** Fields, tags and examples of the OpenAPI description: every field is described, examples agree with each other. */
import { expect, it } from 'vitest';
import { openApi } from '../apps/server/src/app/open-api.ts';
import { fieldTexts } from '../packages/contract/src/field-texts.ts';
import { nestedFieldTexts } from '../packages/contract/src/nested-field-texts.ts';

type Json = Record<string, unknown>;

interface Field {
  /** Component or operation, then the fields that contain this one. */
  path: string;
  container: string;
  name: string;
  schema: Json;
}

const api = openApi() as {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
};

/** Every occurrence of a field below a schema; examples are values, not schemas. */
function fieldsIn(schema: unknown, path: string, container = ''): Field[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => fieldsIn(inner, path, container));
  if (schema === null || typeof schema !== 'object') return [];
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return [];
    if (key !== 'properties') return fieldsIn(inner, path, container);
    return Object.entries(inner as Record<string, Json>).flatMap(([name, field]) => [
      { path: `${path}.${name}`, container, name, schema: field },
      ...fieldsIn(field, `${path}.${name}`, name),
    ]);
  });
}

const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** `data` and `meta` of a reply are explained in the introduction. */
const isEnvelope = ({ path }: Field): boolean =>
  /^[\w]+\.[\w.]+\.(data|meta)$/.test(path) && !/^[A-Z]/.test(path);

const fields = [
  ...Object.entries(api.components.schemas).flatMap(([name, schema]) => fieldsIn(schema, name)),
  ...operations.flatMap(({ operation }) =>
    fieldsIn([operation['requestBody'], operation['responses']], String(operation['operationId'])),
  ),
].filter((field) => !isEnvelope(field));

const textOf = ({ schema }: Field): string => String(schema['description'] ?? '');

it('X-DOCS describes every field of bodies and replies', () => {
  const bare = fields.filter((field) => textOf(field) === '').map(({ path }) => path);
  console.log(`fields described: ${fields.length - bare.length} of ${fields.length}`);
  expect(fields.length).toBeGreaterThan(4000);
  expect(bare).toEqual([]);
});

it('X-DOCS describes every tag in a sentence', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation['tags'] as string[]));
  expect(api.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  expect(api.tags.filter(({ description }) => !/^[A-Z].{20,}\.$/.test(description))).toEqual([]);
});

const isShown = (text: string, name: string, container?: string): boolean =>
  fields.some(
    (field) =>
      field.name === name &&
      (container === undefined || field.container === container) &&
      (textOf(field) === text || textOf(field) === text.replace(/; null [^;]*$/, '')),
  );

it('X-DOCS publishes every description by name', () => {
  const byName = Object.entries(fieldTexts).filter(([name, text]) => !isShown(text, name));
  const nested = Object.entries(nestedFieldTexts).flatMap(([container, texts]) =>
    Object.entries(texts)
      .filter(([name, text]) => !isShown(text, name, container))
      .map(([name]) => `${container}.${name}`),
  );
  expect([...byName.map(([name]) => name), ...nested]).toEqual([]);
});

/** Types of a schema, including those of its options. */
const typesOf = ({ type, anyOf, enum: values }: Json): unknown[] => [
  ...[type].flat(),
  ...((anyOf as Json[] | undefined)?.flatMap(typesOf) ?? []),
  ...((values as unknown[] | undefined)?.map((value) => typeof value) ?? []),
];

const isListOfNumbers = ({ items }: Json): boolean =>
  items !== undefined && typesOf(items as Json).some((type) => type === 'integer' || type === 'number');

it('X-DOCS describes numbers as numbers, ids as ids and null only where it occurs', () => {
  const unfit = fields.filter((field) => {
    const text = textOf(field);
    const types = typesOf(field.schema);
    if (/^null |^(?!JSON).*; null (?!or omitted)/.test(text) && !types.includes('null')) return true;
    const isNumber = types.includes('integer') || types.includes('number');
    if (/^number of (?!the |an? |that )/.test(text) && !isNumber) return true;
    if (/^ids of /.test(text) && !isListOfNumbers(field.schema)) return true;
    if (/^id of (?!the .*(at|congregation’s|handle|event|log|passkey|phone))/.test(text) && !isNumber)
      return true;
    return /^name of /.test(text) && !types.includes('string');
  });
  expect(unfit.map((field) => `${field.path}: ${textOf(field)}`)).toEqual([]);
});

/** Texts in an example. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  // `text` is a type of journal fields.
  return Object.entries(value).flatMap(([name, inner]) => (name === 'type' ? [] : stringsIn(inner)));
}

it('X-DOCS has no placeholder in an example', () => {
  const found = operations.flatMap(({ operation }) => {
    const contents = [operation['requestBody'], (operation['responses'] as Json)['200']] as (
      | Json
      | undefined
    )[];
    const examples = contents.flatMap((content) =>
      Object.values((content?.['content'] ?? {}) as Record<string, Json>).map(({ example }) => example),
    );
    return examples.flatMap(stringsIn).includes('text') ? [operation['operationId']] : [];
  });
  expect(found).toEqual([]);
});

it('X-DOCS uses the id of a list in the examples of its records', () => {
  const rowId = (path: string): unknown => {
    const answers = api.paths[path]?.['get']?.['responses'] as Record<string, { content?: Json }> | undefined;
    const content = answers?.['200']?.content?.['application/json'] as
      | { example?: { data: unknown } }
      | undefined;
    const data = content?.example?.data;
    return Array.isArray(data) ? (data[0] as Json)['id'] : undefined;
  };
  const pairs = operations.flatMap(({ path, operation }) => {
    const [collection] = path.split('/{id}');
    const id = (operation['parameters'] as Json[]).find(
      ({ in: where, name }) => where === 'path' && name === 'id',
    );
    const listed = rowId(collection!);
    return id && listed !== undefined && !path.startsWith('/api/attendant-schedule')
      ? [{ path, listed, example: id['example'] }]
      : [];
  });
  expect(pairs.length).toBeGreaterThan(40);
  expect(pairs.filter(({ listed, example }) => listed !== example)).toEqual([]);
});
