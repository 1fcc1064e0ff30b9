/** X-PROCESS-1: counters of requests that the caller aborts during authentication, reading or execution. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openAddressCounts } from '#app/address-counts';
import { callerAddress } from '#app/caller-address';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let person: SeededPerson;
let port: number;

beforeAll(async () => {
  test = await openTestApp();
  person = await (await seedCongregation(test.database.owner)).addPerson({ roles: [1] });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => test.close());

/** Sends the text and aborts after so many milliseconds. */
async function abort(text: string, milliseconds: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), milliseconds));
  await closed;
}

const gauge = async (name: string): Promise<string | undefined> =>
  new RegExp(`^${name} (\\d+)$`, 'm').exec((await test.app.inject('/metrics')).body)?.[1];

const form =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n';
const upload = (): string =>
  `POST /api${noticeboard.addFile.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${person.token}\r\n` +
  `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${form.length}\r\n\r\n${form}`;

it('X-PROCESS-1 releases the slot and the bytes of an upload aborted at any instant', async () => {
  for (let count = 0; count < 60; count += 1) await abort(upload(), count % 12);
  await expect.poll(() => gauge('sheaf_upload_bytes')).toBe('0');
  await expect.poll(() => gauge('sheaf_requests_in_flight')).toBe('0');
});

it('X-PROCESS-1 counts an unauthenticated request on a lost connection without a fault', async () => {
  const fault = vi.spyOn(test.platform.log, 'error');
  const body = JSON.stringify({ contact: 'nobody@example.org' });
  const ask =
    `POST /api${access.askForLink.path} HTTP/1.1\r\nHost: a\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  for (let count = 0; count < 30; count += 1) await abort(ask.repeat(1 + (count % 3)), count % 4);
  await pause(100);
  expect(fault.mock.calls.map(([given]) => String((given as { err?: Error }).err))).toEqual([]);
  fault.mockRestore();
  const counts = openAddressCounts(1);
  expect([
    counts.add(callerAddress({ ip: undefined })),
    counts.add(callerAddress({ ip: undefined })),
  ]).toEqual([true, false]);
});
