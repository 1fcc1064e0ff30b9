/** Other congregations are served while a person of one sends requests meant to stop the server. */

import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { pathOf } from '@sheaf/contract/operation';
import { groups } from '@sheaf/contract/people/groups/groups';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largePng, slowSvg } from '#platform/testing/hostile/hostile-pictures';
import { hugeElementKml, manyNamesGeoJson } from '#platform/testing/hostile/hostile-texts';
import { paddedWorkbook } from '#platform/testing/hostile/hostile-workbooks';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let attacker: SeededPerson;
let reader: SeededPerson;
let number: string;

beforeAll(async () => {
  test = await openTestApp();
  attacker = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
  const congregation = await seedCongregation(test.database.owner, 'Elsewhere');
  reader = await congregation.addPerson();
  number = (await congregation.addMap()).number;
});
afterAll(() => test.close());

async function send(path: string, file: string | Uint8Array): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([typeof file === 'string' ? file : Buffer.from(file)]), 'a.bin');
  const encoded = new Response(form);
  const answer = await test.app.inject({
    method: 'POST',
    url: pathOf(path),
    headers: {
      authorization: `Bearer ${attacker.token}`,
      'content-type': encoded.headers.get('content-type')!,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.statusCode;
}
const times = (count: number, make: () => Promise<number>): Promise<number>[] =>
  Array.from({ length: count }, make);

/**
 * Results of the other congregation's reads until the attacker's last request ends, and the statuses of the
 * attack.
 */
async function readBeside(requests: Promise<number>[]): Promise<{ reads: number[]; ends: number[] }> {
  const reads: number[] = [];
  let over = false;
  const ends = Promise.all(requests).finally(() => {
    over = true;
  });
  do {
    const { status } = await test.call(maps.readMap, { as: reader.token, params: { number } });
    reads.push(status);
    await new Promise((resolve) => setTimeout(resolve, 40));
  } while (!over);
  return { reads, ends: await ends };
}
const unlike = (statuses: readonly number[], ...expected: number[]): number[] =>
  statuses.filter((status) => !expected.includes(status));

it('X-HOSTILE-2 serves others during zip bombs', async () => {
  const files = [paddedWorkbook(3400), hugeElementKml(2_000_000), manyNamesGeoJson()];
  const { reads, ends } = await readBeside(
    [...files, ...files].map((file) => send(territoryImport.importFile.path, file)),
  );
  expect(unlike(reads, 200)).toEqual([]);
  expect(unlike(ends, 409, 503)).toEqual([]);
  expect(ends).toContain(409);
});

it('X-HOSTILE-2 serves others during uploads of SVGs and of pictures with 49 million pixels', async () => {
  const picture = await largePng();
  const { reads, ends } = await readBeside([
    ...times(3, () => send(noticeboard.addFile.path, slowSvg())),
    ...times(2, () => send(noticeboard.addFile.path, picture)),
  ]);
  expect(unlike(reads, 200)).toEqual([]);
  expect(unlike(ends, 200, 422, 503)).toEqual([]);
  expect(ends.filter((status) => status === 422)).toHaveLength(3);
});

it('X-HOSTILE-2 serves others during two hundred PDFs and exports', async () => {
  const ask = (url: string) => async (): Promise<number> =>
    (await test.app.inject({ url, headers: { authorization: `Bearer ${attacker.token}` } })).statusCode;
  const { reads, ends } = await readBeside([
    ...times(100, ask(pathOf(groups.printContactList.path))),
    ...times(100, ask(pathOf(territoryImport.exportTerritory.path, { format: 'csv' }))),
  ]);
  expect(unlike(reads, 200)).toEqual([]);
  expect(unlike(ends, 200, 503)).toEqual([]);
  expect(ends).toContain(503);
  expect(ends).toContain(200);
});
