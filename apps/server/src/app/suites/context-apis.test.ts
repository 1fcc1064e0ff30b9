import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const contexts = join(import.meta.dirname, '../../contexts');
const apis = globSync('*/*.api.ts', { cwd: contexts }).filter((path) =>
  /^([^/]+)\/\1\.api\.ts$/.test(path.replaceAll('\\', '/')),
);

it('exists as an API for every context that others import', () => {
  expect(apis.length).toBeGreaterThan(8);
});

it.each(apis)('%s exports functions, types and SQL texts, never a store', async (path) => {
  const offered = (await import(join(contexts, path))) as Record<string, unknown>;
  expect(
    Object.entries(offered).flatMap(([name, value]) =>
      ['function', 'string'].includes(typeof value) ? [] : [name],
    ),
  ).toEqual([]);
});
