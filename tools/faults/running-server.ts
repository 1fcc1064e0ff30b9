/** A server process that a test kills and restarts on the same data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

export interface RunningServer {
  /** Output of the server, with sign-in links. */
  printed: string;
  /** Ends the process like a power failure. */
  kill(): Promise<void>;
  /** Ends the database like the kernel when memory runs out. */
  killDatabase(): void;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
  );

/**
 * A free port below the ephemeral range: the system could assign a port in that range to a connection while
 * the server is down.
 */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });

export async function runServer(
  port: number,
  folder: string,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const env = {
    ...process.env,
    PORT: String(port),
    SHEAF_DATA: folder,
    SHEAF_LOG: 'silent',
    SHEAF_STRANGERS_FACTOR: '0',
    ...more,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (/administrator\s+\S+/.test(printed)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.once('exit', () => reject(new Error(`the server ended: ${printed}`)));
  });
  return {
    printed,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    killDatabase() {
      const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
