/** SYNC-R5, SYNC-R10: random actions over a faulty network arrive on the server exactly once. */

import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { outbox, send } from '../../apps/web/src/platform/outbox/outbox.ts';
import { session } from '../../apps/web/src/platform/session.ts';
import { type Bench, startServer } from '../../bench/server.ts';
import { type FaultProxy, randomFrom, startFaultProxy } from './fault-proxy.ts';
import { freePort } from './running-server.ts';

const queues = amount('SHEAF_FAULT_QUEUES', 20, 60);
const seed = Number(process.env['SHEAF_SEED'] ?? Date.now() % 1_000_000_007);
const port = await freePort();

let server: Bench;
let proxy: FaultProxy;
let bearer: string;

interface Page {
  map: {
    id: number;
    number: string;
    total_blocks: number;
    assignment: { id: number; progress: { blocks: number[] } };
  };
  streets: { id: number }[];
  availableAddresses: { id: number; house: string; attempt: number }[];
}

/** Without the proxy. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await directFetch(`http://localhost:${port}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

const directFetch = globalThis.fetch;
const readPage = (): Promise<Page> => ask<Page>('GET', '/maps/12');

beforeAll(async () => {
  server = await startServer(port);
  const signedIn = await server.signIn('publisher');
  bearer = signedIn.bearer;
  session.confirm(signedIn.reply as Parameters<typeof session.confirm>[0], bearer);
  proxy = await startFaultProxy(port, seed);
  vi.stubGlobal('fetch', (path: string, request: RequestInit) =>
    directFetch(`http://127.0.0.1:${proxy.port}${path}`, request),
  );
}, 120_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await proxy.close();
  await server.stop();
});

const put = (
  operation:
    | 'maps.updateBlock'
    | 'addresses.completeAddress'
    | 'addresses.countNotHome'
    | 'addresses.addAvailableAddress',
  given: object,
) => outbox.put({ operation, given, queueKey: 'map:12', about: { what: operation, where: '12' } });

let house = 10_000;

it(
  `${queues} random queues of actions arrive exactly once (SHEAF_SEED=${seed} replays)`,
  async () => {
    const random = randomFrom(seed + 1);
    const pick = (below: number): number => Math.floor(random() * below);
    for (let queue = 0; queue < queues; queue += 1) {
      const start = await readPage();
      const street = start.streets[0]!.id;
      const assignment = start.map.assignment.id;
      const blocks = new Set(start.map.assignment.progress.blocks);
      const doors: { id: number; house: string; state: 'there' | 'done' | 'tried' }[] = [];
      for (let door = 0; door < 3; door += 1) {
        house += 1;
        const [row] = await ask<{ id: number; house: string }[]>('POST', '/available-territory', {
          map: start.map.id,
          street,
          house: String(house),
          suffix: '',
          unit: '',
        });
        doors.push({ ...row!, state: 'there' });
      }
      const added: string[] = [];
      for (let act = 0; act < 2 + pick(6); act += 1) {
        const kind = pick(4);
        const door = doors[pick(doors.length)]!;
        if (kind === 0) {
          const block = 1 + pick(start.map.total_blocks);
          const completed = random() < 0.5;
          if (completed) blocks.add(block);
          else blocks.delete(block);
          await put('maps.updateBlock', { body: { id: assignment, block, completed } });
        } else if (kind === 1 && door.state !== 'done') {
          door.state = 'done';
          await put('addresses.completeAddress', { params: { id: door.id } });
        } else if (kind === 2 && door.state === 'there') {
          door.state = 'tried';
          await put('addresses.countNotHome', { body: { id: door.id } });
        } else if (kind === 3) {
          house += 1;
          added.push(String(house));
          await put('addresses.addAvailableAddress', {
            body: { map: start.map.id, street, house: String(house), suffix: '', unit: '' },
          });
        }
      }
      for (let tries = 0; outbox.list().length > 0; tries += 1) {
        if (tries > 200) throw new Error(`the outbox does not empty: ${JSON.stringify(outbox.list())}`);
        await send();
        expect(outbox.list().filter((action) => action.state === 'set-aside')).toEqual([]);
      }
      const end = await readPage();
      expect(new Set(end.map.assignment.progress.blocks)).toEqual(blocks);
      const attempts = new Map(end.availableAddresses.map((row) => [row.id, row.attempt]));
      for (const door of doors) {
        const first = door.state === 'done' ? undefined : 1 + (door.state === 'tried' ? 1 : 0);
        expect(attempts.get(door.id), `door ${door.house}, ${door.state}, queue ${queue}`).toBe(first);
      }
      for (const name of added)
        expect(end.availableAddresses.filter((row) => row.house === name)).toHaveLength(1);
      const ours = new Set([...added, ...doors.map((door) => door.house)]);
      for (const row of end.availableAddresses.filter((row) => ours.has(row.house)))
        await ask('DELETE', `/available-territory/${row.id}`);
    }
    expect(Object.values(proxy.dealt).every((times) => times > 0)).toBe(true);
  },
  queues * 3000,
);
