/** A Sheaf of its own for a measurement: another process, its own data folder, the demo loaded, a person signed in. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../apps/server/src/main.ts');
/** As `npm start` has it: young objects get 16 MB instead of 64, which costs no request anything that could be measured. */
const options = ['--max-semi-space-size=8'];

export interface Bench {
  address: string;
  folder: string;
  pid: number;
  /** Opens the printed link of a role; the answer of the server and the bearer. */
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

/** Stops what a measurement that failed left running, its database included. */
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
  // Where this process is ended, its server ends too.
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
