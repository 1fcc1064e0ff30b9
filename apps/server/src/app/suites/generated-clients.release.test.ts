/** Generated clients of the API description compile, and read a list page by page from a running server. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { generate } from 'orval';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi } from '#app/open-api';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const compiler = join(import.meta.dirname, '../../../../../node_modules/typescript-7/bin/tsc');
const compilerOptions = [
  ...['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable'],
];

/** Reads the whole list of people with the types of openapi-typescript. */
const typedReader = `
import type { paths } from './schema';
type List = paths['/api/users']['get'];
type Page = List['responses'][200]['content']['application/json'];
type Query = NonNullable<List['parameters']['query']>;
export async function readAll(ask: (query: Query) => Promise<Page>): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await ask({ page, per_page: 10 });
    ids.push(...data.map((person) => person.id));
    last = meta?.last_page ?? 1;
  }
  return ids;
}
`;

/** The same with the functions of orval. */
const orvalReader = `
import { peopleListPeople } from './orval.ts';
export async function readAll(token: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await peopleListPeople({ page, per_page: 10 }, { headers: { authorization: 'Bearer ' + token } });
    if (answer.status !== 200) throw new Error(String(answer.status));
    ids.push(...answer.data.data.map((person) => person.id));
    last = answer.data.meta?.last_page ?? 1;
  }
  return ids;
}
`;

let test: TestApp;
let folder: string;
let address: string;

beforeAll(async () => {
  test = await openTestApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'sheaf-clients-'));
  const description = openApi();
  const target = join(folder, 'openapi.json');
  writeFileSync(target, JSON.stringify(description));
  writeFileSync(
    join(folder, 'schema.d.ts'),
    astToString(await openapiTypescript(description as unknown as OpenAPI3)),
  );
  writeFileSync(join(folder, 'typed-reader.ts'), typedReader);
  writeFileSync(join(folder, 'orval-reader.ts'), orvalReader);
  const output = { target: join(folder, 'orval.ts'), client: 'fetch', mode: 'single', baseUrl: address };
  await generate({ input: { target }, output: output as never }, folder);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test.close();
});

const load = <Module>(name: string): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);

it('X-DOCS compiles clients of openapi-typescript and orval, which read every page of a list', async () => {
  const files = ['orval-reader.ts', 'typed-reader.ts'].map((name) => join(folder, name));
  const options = [...compilerOptions, '--allowImportingTsExtensions'];
  const compiled = await promisify(execFile)(process.execPath, [compiler, ...options, ...files]).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  );
  expect(compiled.stdout).toBe('');

  const own = await seedCongregation(test.database.owner, 'Own');
  const { token } = await own.addPerson({ permissions: ['settings.users'] });
  for (let people = 1; people < 24; people += 1) await own.addPerson();
  const ask = async (query: Record<string, string>) => {
    const search = new URLSearchParams(query);
    const answer = await fetch(`${address}/api/users?${search}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json();
  };
  const typed = await load<{ readAll(ask: unknown): Promise<number[]> }>('typed-reader.ts');
  const orval = await load<{ readAll(token: string): Promise<number[]> }>('orval-reader.ts');
  const [ids, same] = [await typed.readAll(ask), await orval.readAll(token)];
  expect([ids.length, new Set(ids).size]).toEqual([24, 24]);
  expect(same).toEqual(ids);
});
