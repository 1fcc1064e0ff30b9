/**
 * Starts the server on a free port with an empty data folder, which loads the demo congregation; stops it
 * afterwards.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { announcePlace, cardSecrets, openPrintedLink, type Place, type Role } from './place.ts';

const root = join(import.meta.dirname, '../..');
const readySeconds = 120;
const stopSeconds = 20;
const roles: readonly Role[] = ['publisher', 'servant', 'administrator'];

/** Resolves to the server's output once it contains a link for every role. */
const printed = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const fail = (why: string): void => reject(new Error(`${why}:\n${text}`));
    const timer = setTimeout(
      () => fail(`the server was not ready after ${readySeconds} s`),
      readySeconds * 1000,
    );
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      if (!roles.every((role) => new RegExp(`${role} +http\\S+\\s`).test(text))) return;
      clearTimeout(timer);
      resolve(text);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => fail(`the server ended with code ${code}`));
  });

async function makePlace(text: string, folder: string, cardPort: number): Promise<Place> {
  const address = /Sheaf is ready at (\S+)/.exec(text)?.[1];
  if (!address) throw new Error(`the server named no address:\n${text}`);
  const opened = new Map<Role, { bearer: string; personId: number }>();
  for (const role of roles) {
    const link = new RegExp(`${role} +(http\\S+)`).exec(text)?.[1] ?? '';
    opened.set(role, await openPrintedLink(address, link));
  }
  const people = Object.fromEntries(roles.map((role) => [role, opened.get(role)?.personId ?? 0]));
  return {
    address,
    folder,
    cardPort,
    people: people as Record<Role, number>,
    bearer: opened.get('administrator')?.bearer ?? '',
  };
}

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    const timer = setTimeout(() => server.kill('SIGKILL'), stopSeconds * 1000);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill('SIGTERM');
  });

export default async function startServer(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'sheaf-journeys-'));
  // The database runs as an unprivileged user when the tests run as root.
  chmodSync(data, 0o755);
  const cardPort = await freePort();
  const server = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--throw-deprecation', 'apps/server/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(await freePort()),
        SHEAF_DATA: data,
        SHEAF_DEMO: 'on',
        SHEAF_LOG: 'warn',
        // All journeys come from one IP address.
        SHEAF_STRANGERS_FACTOR: '0',
        SHEAF_STRIPE_SECRET_KEY: cardSecrets.secretKey,
        SHEAF_STRIPE_WEBHOOK_SECRET: cardSecrets.webhookSecret,
        SHEAF_STRIPE_ADDRESS: `http://127.0.0.1:${cardPort}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = async (): Promise<void> => {
    await stopped(server);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    announcePlace(await makePlace(await printed(server), data, cardPort));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
