import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { pathOf } from '@sheaf/contract/operation';
import { groups } from '@sheaf/contract/people/groups/groups';
import { plainZip } from '@sheaf/rules/noticeboard/testing/plain-zip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Overload } from '#platform/database/pool';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import type { Workers } from '#platform/workers/workers';

let test: TestApp;
let admin: SeededPerson;
let workers: Workers;
/** Connections in use at each hand-over to a worker. */
const inUse: number[] = [];
/** Runs once in place of the next task. */
let instead: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  test = await openTestApp();
  admin = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
  workers = test.platform.workers;
  const { pool } = test.platform;
  test.platform.workers.run = new Proxy(workers.run.bind(workers), {
    apply(run, self, given) {
      inUse.push(pool.totalCount - pool.idleCount);
      const [once] = [instead];
      instead = undefined;
      return once ? once() : Reflect.apply(run, self, given);
    },
  });
});
afterAll(() => test.close());

const putUp = async (content: Uint8Array, key: string) => {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(content)]), 'Cleaning.docx');
  const encoded = new Response(form);
  const answer = await test.app.inject({
    method: 'POST',
    url: pathOf(noticeboard.addFile.path),
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': encoded.headers.get('content-type')!,
      'idempotency-key': key,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
};
const document = plainZip(['[Content_Types].xml', 'word/document.xml']);
const noDocument = plainZip(['xl/workbook.xml']);

it('X-WORKERS-4 holds no connection while an upload is read or a PDF is made', async () => {
  inUse.length = 0;
  expect((await putUp(document, 'prepare-one')).status).toBe(200);
  const printed = await test.call(groups.printContactList, { as: admin.token });
  expect([printed.status, printed.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(inUse).toEqual([0, 0]);
});

it('X-WORKERS-5 returns the stored answer of a key, regardless of the second reading of the upload', async () => {
  const first = await putUp(document, 'prepare-two');
  instead = async () => null;
  const second = await putUp(document, 'prepare-two');
  expect([second.status, second.data]).toEqual([200, first.data]);
});

it('X-WORKERS-5 stores a refusal from reading an upload under its key, and distinguishes another upload', async () => {
  expect((await putUp(noDocument, 'prepare-three')).status).toBe(422);
  expect((await putUp(noDocument, 'prepare-three')).errors.file).toHaveLength(1);
  expect((await putUp(document, 'prepare-three')).errors).toHaveProperty('idempotency-key');
});

it('X-WORKERS-3 answers overload with 503 and Retry-After, and stores nothing under its key', async () => {
  instead = () => Promise.reject(new Overload('full'));
  const first = await putUp(document, 'prepare-four');
  expect([first.status, first.headers['retry-after']]).toEqual([503, '2']);
  expect((await putUp(document, 'prepare-four')).status).toBe(200);
});
