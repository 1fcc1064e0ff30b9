/**
 * Acknowledged writes survive, and repeated calls have one effect, when the server or its database is killed.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { amount } from '@sheaf/rules/testing/ring';
import { expect, it } from 'vitest';
import { randomFrom } from './fault-proxy.ts';
import { freePort, type RunningServer, runServer } from './running-server.ts';

const cycles = amount('SHEAF_KILL_CYCLES', 2, 6);
const seed = Number(process.env['SHEAF_SEED'] ?? Date.now() % 1_000_000_007);
const port = await freePort();
const writers = 4;

async function signIn(printed: string): Promise<string> {
  const token = new URL(/administrator\s+(\S+)/.exec(printed)![1]!).searchParams.get('token');
  const secret = randomBytes(32).toString('base64url');
  const answer = await fetch(`http://localhost:${port}/api/auth/links/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, secret }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return secret;
}

it(
  `${cycles} kills of the process and of the database lose and duplicate nothing (SHEAF_SEED=${seed})`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sheaf-kill-'));
    const random = randomFrom(seed);
    let server: RunningServer = await runServer(port, folder);
    const bearer = await signIn(server.printed);
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const readPage = async () => {
      const answer = await fetch(`http://localhost:${port}/api/maps/1`, { headers });
      const { data } = (await answer.json()) as {
        data: {
          map: { id: number };
          streets: { id: number }[];
          availableAddresses: { house: string; unit: string | null }[];
        };
      };
      return data;
    };
    const { map, streets } = await readPage();
    const acknowledged: string[] = [];
    let unit = 0;
    let over = false;

    /** Sends one entry with one Idempotency-Key until it is acknowledged, like the app. */
    const write = async (): Promise<void> => {
      unit += 1;
      const name = String(unit);
      const body = JSON.stringify({
        map: map.id,
        street: streets[0]!.id,
        house: '40000',
        suffix: '',
        unit: name,
      });
      const key = randomUUID();
      for (;;) {
        try {
          const answer = await fetch(`http://localhost:${port}/api/available-territory`, {
            method: 'POST',
            headers: { ...headers, 'idempotency-key': key },
            body,
            signal: AbortSignal.timeout(5000),
          });
          if (answer.ok) {
            acknowledged.push(name);
            return;
          }
          if (answer.status < 500) throw new Error(`refused: ${answer.status} ${await answer.text()}`);
        } catch (error) {
          if (error instanceof Error && error.message.startsWith('refused')) throw error;
          // The connection was cut; the request may have arrived.
        }
        await pause(20);
      }
    };
    const work = Array.from({ length: writers }, async () => {
      while (!over) {
        await write();
        await pause(5);
      }
    });

    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await pause(100 + random() * 400);
      if (cycle % 2 === 0) {
        await server.kill();
        server = await runServer(port, folder);
      } else {
        server.killDatabase();
      }
    }
    over = true;
    await Promise.all(work);
    const found = new Map<string, number>();
    for (const door of (await readPage()).availableAddresses)
      if (door.house === '40000') found.set(door.unit!, (found.get(door.unit!) ?? 0) + 1);
    expect(acknowledged.length).toBeGreaterThan(cycles);
    expect(acknowledged.filter((name) => found.get(name) !== 1)).toEqual([]);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    console.log(`${acknowledged.length} acknowledged writes, 0 lost, 0 doubled`);
  },
  60_000 + cycles * 30_000,
);
