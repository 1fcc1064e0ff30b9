/** OpenAPI description of the API: Redocly's recommended rules, and texts and examples that a client author needs. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApi } from '../apps/server/src/app/open-api.ts';
import { allOperations } from '../packages/contract/src/operations.ts';

interface Content {
  schema: Record<string, unknown>;
  example?: unknown;
}

interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: { name: string; in: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description?: string; content?: Record<string, Content> }>;
}

interface Page {
  safeParse(value: unknown): { data?: unknown; error?: unknown };
}

const api = openApi() as {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, { properties?: object }> };
};
const described = Object.values(api.paths).flatMap((methods) => Object.values(methods));
const byId = new Map(described.map((operation) => [operation.operationId, operation]));

it('X-DOCS follows every recommended rule of Redocly', { timeout: 120_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(api);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer].join(' ')),
  ).toEqual([]);
});

it('X-DOCS lists every spelling of every operation once', () => {
  const spellings = allOperations.flatMap(({ legacy = [] }) => [undefined, ...legacy]);
  expect([described.length, byId.size]).toEqual([spellings.length, spellings.length]);
  expect(described.every(({ tags }) => tags.length === 1)).toBe(true);
});

it('COMMON-D1 X-DOCS documents `meta` of every list that is paged', () => {
  const paged = allOperations.filter(({ query }) => 'page' in (query?.shape ?? {}));
  expect(paged.length).toBeGreaterThan(20);
  for (const { name, query } of paged) {
    const { schema } = byId.get(name)!.responses['200']!.content!['application/json']!;
    const always = (query!.shape['page'] as unknown as Page).safeParse(undefined).data !== undefined;
    expect([name, schema['required'], schema['properties']]).toEqual([
      name,
      always ? ['data', 'meta'] : ['data'],
      { data: expect.objectContaining({ type: 'array' }), meta: { $ref: '#/components/schemas/PageMeta' } },
    ]);
  }
  expect(JSON.stringify(api)).not.toContain('"def":{');
});

it('X-DOCS documents the media types of files', () => {
  for (const { name, reply, fileTypes } of allOperations.filter(({ reply }) => reply === 'file'))
    expect([name, reply, Object.keys(byId.get(name)!.responses['200']!.content!)]).toEqual([
      name,
      'file',
      fileTypes,
    ]);
});

it('X-DOCS documents 413 for every body', () => {
  for (const { name, body, upload } of allOperations)
    expect([name, '413' in byId.get(name)!.responses]).toEqual([name, Boolean(body ?? upload)]);
});

const identifier = /\b(?!SHA-)[A-Z][A-Z\d]+-[A-Z]*\d|\bX-[A-Z]{3,}|\bdecision \d/;

it('X-DOCS summarises every operation in at most 110 characters, without requirement ids', () => {
  const unfit = described.filter(
    ({ summary }) => !/^[A-Z][^\n]{2,109}$/.test(summary) || /\.$/.test(summary) || identifier.test(summary),
  );
  expect(unfit.map(({ operationId, summary }) => `${operationId}: ${summary}`)).toEqual([]);
  expect(new Set(allOperations.map(({ summary }) => summary)).size).toBe(allOperations.length);
});

it('X-DOCS describes operations in whole sentences', () => {
  const texts = described.flatMap(({ operationId, description }) =>
    description === undefined ? [] : [{ operationId, description }],
  );
  expect(texts.length).toBeGreaterThan(100);
  const unfit = texts.filter(
    ({ description }) => !/^[A-Z`].*\.$/.test(description) || identifier.test(description),
  );
  expect(unfit).toEqual([]);
});

it('X-DOCS explains sign-in, replies, errors, repeated calls and concurrent changes', () => {
  const { description } = (openApi() as { info: { description: string } }).info;
  const headings = [...description.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'Sign-in',
    'Replies',
    'Errors',
    'Repeated calls',
    'Concurrent changes',
    'Values',
  ]);
  const paths = [...description.matchAll(/`(?:GET|POST) (\/api\/[^`]+)`/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !(path in api.paths))).toEqual([]);
});

it('X-DOCS describes every parameter', () => {
  const bare = described.flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ description }) => !description || identifier.test(description))
      .map(({ name }) => `${operationId} ${name}`),
  );
  expect(bare).toEqual([]);
});

it('X-DOCS publishes no requirement id', () => {
  expect(JSON.stringify(api).match(/[^"]*\((?:[A-Z][A-Z\d]+-[A-Z]*\d|decision \d)[^"]*/g) ?? []).toEqual([]);
});

it('X-DOCS has a valid example of every path parameter, JSON body and JSON reply', () => {
  const wrong: unknown[] = [];
  const check = (name: string, schema: Page, example: unknown): void => {
    const { error } = schema.safeParse(example);
    if (error) wrong.push([name, error]);
  };
  for (const { name, body, reply, params, upload } of allOperations) {
    const operation = byId.get(name)!;
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const values = Object.keys(params?.shape ?? {}).map((key, at) => [key, inPath[at]?.example]);
    if (params) check(name, params, Object.fromEntries(values));
    const request = Object.values(operation.requestBody?.content ?? {})[0];
    if (body && !upload) check(name, body, request?.example);
    const replied = operation.responses['200']!.content?.['application/json']?.example;
    if (typeof reply !== 'string') check(name, reply, (replied as { data: unknown } | undefined)?.data);
  }
  expect(wrong).toEqual([]);
});

it('X-DOCS documents every refusal with its code', () => {
  for (const { name, refusals } of allOperations) {
    const texts = Object.values(byId.get(name)!.responses).map(({ description }) => description);
    const missing = refusals.filter((code) => !texts.some((text) => text?.includes(code)));
    expect([name, missing]).toEqual([name, []]);
  }
});
