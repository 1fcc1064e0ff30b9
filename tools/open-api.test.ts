/** The description of the API keeps the recommended rules of Redocly, and says what a client needs. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApi } from '../apps/server/src/app/open-api.ts';
import { allOperations } from '../packages/contract/src/operations.ts';

interface DescribedOperation {
  operationId: string;
  tags: string[];
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}

interface Page {
  safeParse(value: unknown): { data?: unknown };
}

const api = openApi() as {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, { properties?: object }> };
};
const described = Object.values(api.paths).flatMap((methods) => Object.values(methods));
const byId = new Map(described.map((operation) => [operation.operationId, operation]));

it('X-DOCS keeps every recommended rule of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(api);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer].join(' ')),
  ).toEqual([]);
});

it('X-DOCS names every spelling of every operation once', () => {
  const spellings = allOperations.flatMap(({ legacy = [] }) => [undefined, ...legacy]);
  expect([described.length, byId.size]).toEqual([spellings.length, spellings.length]);
  expect(described.every(({ tags }) => tags.length === 1)).toBe(true);
});

it('COMMON-D1 X-DOCS describes the page beside the rows of every list that comes in pages', () => {
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

it('X-DOCS gives files the media types that they have', () => {
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
