/** Every CSV that the app writes, with texts that begin like a formula: no cell may be one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations } from '@sheaf/contract/operations';
import { parseCsv } from '@sheaf/rules/files/csv';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let own: SeededCongregation;
let admin: SeededPerson;

const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20'];
const texts = signs.map((sign) => `${sign}1+cmd`);

beforeAll(async () => {
  test = await openTestApp();
  const { owner } = test.database;
  own = await seedCongregation(owner);
  admin = await own.addPerson({ permissions: [...permissionKeys] });
  for (const text of texts) {
    const { id } = await own.addPerson({ firstName: text });
    await owner.query('update people set last_name = $2 where id = $1', [id, text]);
    await owner.query(
      `insert into service_reports (congregation_id, person_id, month, active, comments) values ($1, $2, '2026-01-01', true, $3)`,
      [own.id, id, text],
    );
    await owner.query(
      `insert into given_talks (congregation_id, number, given_on, speaker_name, speaker_congregation)
       values ($1, 1, $2, $3, $3)`,
      [own.id, `2026-01-0${texts.indexOf(text) + 1}`, text],
    );
    const map = await own.addMap({ number: `${texts.indexOf(text) + 1}`, street: text });
    await map.addDoor({ house: '7' });
  }
});
afterAll(() => test.close());

const exporting = allOperations.filter(
  ({ name, reply, method }) => method === 'GET' && reply === 'file' && /\.export/.test(name),
);

it('COMMON-X13 writes no CSV cell that begins a formula', async () => {
  const seen = new Set<string>();
  const written: string[] = [];
  const urls = exporting.map(({ path, query }) => {
    const asked = query && 'format' in query.shape ? '?format=csv' : '';
    return `/api${path.replace('{format}', 'csv').replace('{id}', String(admin.id))}${asked}`;
  });
  for (const url of urls) {
    const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    if (!String(answer.headers['content-type']).startsWith('text/csv')) continue;
    written.push(url);
    for (const cell of parseCsv(answer.body).flat()) {
      expect(cell).not.toMatch(/^[=@\t\r\n\uff1d\uff20]|^[+\-\uff0b\uff0d](?!\d+(\.\d+)?$)/);
      for (const text of texts) if (cell.includes(text)) seen.add(text);
    }
  }
  expect(written.length).toBeGreaterThanOrEqual(4);
  expect([...seen].sort()).toEqual([...texts].sort());
});

it('COMMON-X13 writes every CSV with one function', () => {
  const root = join(import.meta.dirname, '../../../../..');
  const others = globSync(['apps/{server,web}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
    .filter((path) => !/\.test\.|\/testing\//.test(path))
    .filter((path) =>
      /\bunparse\(|escapeFormulae|join\(','\)\)\.join/.test(readFileSync(join(root, path), 'utf8')),
    );
  expect(others).toEqual(['packages/rules/src/files/csv.ts']);
});
