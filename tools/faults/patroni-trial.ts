/** Losses of the primary with the machines of docs/failover.md, while eight writers work. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCalls, signIn } from './failover-site.ts';
import { startPatroniMachines } from './patroni-machines.ts';
import { freePort, runServer } from './running-server.ts';

interface PatroniTrial {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** From each loss to the first acknowledged write. */
  seconds: number[];
}

const writers = 8;

export async function tryPatroni(losses: number): Promise<PatroniTrial> {
  const machines = await startPatroniMachines();
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-patroni-server-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = await runServer(port, folder, { DATABASE_URL: machines.url, SHEAF_SYNC: 'required' });
  try {
    const site = await openCalls(await signIn(address, server.printed), address);
    const acknowledged: string[] = [];
    const seconds: number[] = [];
    let over = false;
    const work = Array.from({ length: writers }, async (_, writer) => {
      for (let number = 0; !over; number += 1) {
        const name = `${writer}n${number}`;
        await site.appendSurely(name);
        acknowledged.push(name);
        await pause(20);
      }
    });
    for (let loss = 0; loss < losses; loss += 1) {
      await pause(2000);
      const killed = await machines.killPrimary();
      const since = performance.now();
      await site.appendSurely(`after${loss}`);
      seconds.push(Math.round((performance.now() - since) / 100) / 10);
      await machines.startMachine(killed);
    }
    over = true;
    await Promise.all(work);
    const found = await site.entries();
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((name) => !found.has(name)),
      doubled: [...found].filter(([, times]) => times > 1).map(([name]) => name),
      seconds,
    };
  } finally {
    await server.stop();
    await machines.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
