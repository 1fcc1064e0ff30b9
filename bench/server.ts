/**
 * A separate Sheaf for a measurement: its own process and data folder, the demo loaded, a person signed in.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../apps/server/src/main.ts');
/** Same option as `npm start`: young objects get 16 MB instead of 64, without a measurable cost. */
const options = ['--max-semi-space-size=8'];

export interface Bench {
  address: string;
  folder: string;
  pid: number;
  /** Opens the printed link of a role; returns the server's reply and the bearer token. */
  signIn(role: 'publisher' | 'servant' | 'administrator'): Promise<{ bearer: string; reply: object }>;
  stop(): Promise<void>;
}

const waitForLinks = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/administrator\s+\S+/.test(text)) resolve(text);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
  });

const running = new Set<() => Promise<void>>();

/** Stops servers and databases of a failed measurement. */
export const stopServers = async (): Promise<void> => {
  for (const stop of running) await stop();
};

export async function startServer(port: number, more: Record<string, string> = {}): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    SHEAF_DATA: folder,
    SHEAF_LOG: 'silent',
    // Every measurement calls from one address.
    SHEAF_STRANGERS_FACTOR: '0',
    ...more,
  };
  const child = spawn(process.execPath, [...options, main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // If this process ends, its server ends too.
  process.once('exit', () => child.kill('SIGKILL'));
  const printed = await waitForLinks(child);
  const address = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    running.delete(stop);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  running.add(stop);
  return {
    address,
    folder,
    pid: child.pid!,
    async signIn(role) {
      const link = new RegExp(`${role}\\s+(\\S+)`).exec(printed)![1]!;
      const bearer = randomBytes(32).toString('base64url');
      const answer = await fetch(`${address}/api/auth/links/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: new URL(link).searchParams.get('token'), secret: bearer }),
      });
      const { data } = (await answer.json()) as { data: object };
      return { bearer, reply: data };
    },
    stop,
  };
}
