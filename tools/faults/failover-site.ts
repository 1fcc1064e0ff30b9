/** Sheaf on a primary with a standby behind a switch, and writers that retry like the app. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type RunningServer, runServer } from './running-server.ts';
import { createMachine, type DatabaseMachine } from './standby.ts';
import { type DatabaseSwitch, startSwitch } from './switch.ts';

export interface SiteAnswer {
  status: number;
  code: string | undefined;
  headers: Headers;
  data: unknown;
}

interface MapPage {
  map: { id: number };
  streets: { id: number }[];
  availableAddresses: { house: string; unit: string | null }[];
}

/** Calls of the writers to a server. */
export interface SiteCalls {
  address: string;
  ask(
    method: string,
    path: string,
    more?: { body?: object; key?: string; headers?: object },
  ): Promise<SiteAnswer>;
  /** Sends one entry once. */
  append(name: string, key?: string): Promise<SiteAnswer>;
  /** Sends one entry under one key until it is acknowledged. */
  appendSurely(name: string): Promise<void>;
  /** How often each entry exists. */
  entries(): Promise<Map<string, number>>;
}

export interface Site extends SiteCalls {
  link: DatabaseSwitch;
  primary: DatabaseMachine;
  standby: DatabaseMachine;
  /** Restarts the server with other variables. */
  restart(more: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

const house = '40000';
const longestMilliseconds = 15_000;

export async function signIn(address: string, printed: string): Promise<string> {
  const token = new URL(/administrator\s+(\S+)/.exec(printed)![1]!).searchParams.get('token');
  const secret = randomBytes(32).toString('base64url');
  for (;;) {
    const answer = await fetch(`${address}/api/auth/links/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, secret }),
    });
    if (answer.ok) return secret;
    // The server notices the standby within a second.
    if (answer.status !== 503) throw new Error(await answer.text());
    await pause(50);
  }
}

export async function openCalls(bearer: string, address: string): Promise<SiteCalls> {
  const ask: SiteCalls['ask'] = async (method, path, { body, key, headers } = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': key ?? randomUUID() }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestMilliseconds),
    });
    const text = await answer.text();
    const { code, data } = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: answer.status, code, headers: answer.headers, data };
  };
  const page = async (): Promise<MapPage> => (await ask('GET', '/maps/1')).data as MapPage;
  const { map, streets } = await page();
  const append: SiteCalls['append'] = (name, key) =>
    ask('POST', '/available-territory', {
      body: { map: map.id, street: streets[0]!.id, house, suffix: '', unit: name },
      ...(key && { key }),
    });
  return {
    address,
    ask,
    append,
    async appendSurely(name) {
      const key = randomUUID();
      for (;;) {
        const answer = await append(name, key).catch(() => undefined);
        if (answer?.status === 200) return;
        if (answer && answer.status < 500) throw new Error(`refused: ${answer.status} ${answer.code}`);
        await pause(20);
      }
    },
    async entries() {
      const found = new Map<string, number>();
      for (const door of (await page()).availableAddresses)
        if (door.house === house) found.set(door.unit!, (found.get(door.unit!) ?? 0) + 1);
      return found;
    },
  };
}

/** The primary waits for its standby; `more` are variables of the server. */
export async function startSite(more: Record<string, string>): Promise<Site> {
  const primary = await createMachine();
  const link = await startSwitch(primary.port);
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-failover-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const url = `postgres://sheaf_owner@127.0.0.1:${link.port}/postgres`;
  const start = (variables: Record<string, string>): Promise<RunningServer> =>
    runServer(port, folder, { DATABASE_URL: url, SHEAF_DRAIN_SECONDS: '0', ...variables });
  let server = await start(more);
  const standby = await primary.copy();
  await primary.waitForStandby(true);
  const site: Site = {
    ...(await openCalls(await signIn(address, server.printed), address)),
    link,
    primary,
    standby,
    async restart(variables) {
      await server.stop();
      server = await start(variables);
    },
    async close() {
      await server.stop();
      await link.close();
      await Promise.all([site.primary.remove(), site.standby.remove()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}
