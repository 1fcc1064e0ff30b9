/** The real server as a separate process on a test database, to be killed during its work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import type { FreshDatabase } from '#platform/testing/fresh-database';
import { compiledBeside } from '#platform/testing/started-main';

export interface KillableServer {
  start(): Promise<void>;
  /** Kills immediately; false if no process is alive. */
  kill(): boolean;
  /** Resolves after `kill` has ended the process; throws if it ended otherwise. */
  killed(): Promise<void>;
  stop(): Promise<void>;
}

/** @param environment configures the senders of messages. */
export function killableServer(database: FreshDatabase, environment: Record<string, string>): KillableServer {
  let child: ChildProcess | undefined;
  const runs = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    async start() {
      child = spawn(process.execPath, [inject('scripts').main], {
        env: {
          ...process.env,
          ...compiledBeside,
          NODE_ENV: 'production',
          PORT: '0',
          DATABASE_URL: database.urlOf(ownerRole),
          SHEAF_DATABASE_APP_URL: database.urlOf(appRole),
          SHEAF_LOG: 'silent',
          SHEAF_DRAIN_SECONDS: '0',
          SHEAF_STRANGERS_FACTOR: '0',
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await once(child, 'spawn');
    },
    kill() {
      // The exit of a killed process is emitted later.
      return runs() && !child!.killed && child!.kill('SIGKILL');
    },
    async killed() {
      if (runs()) await once(child!, 'exit');
      if (child!.signalCode !== 'SIGKILL') throw new Error(`the server ended by itself: ${child!.exitCode}`);
    },
    async stop() {
      if (!runs()) return;
      const ended = once(child!, 'exit');
      child!.kill('SIGTERM');
      await ended;
    },
  };
}

export async function waitUntil(arrived: () => Promise<boolean>, milliseconds = 40_000): Promise<void> {
  const until = performance.now() + milliseconds;
  while (!(await arrived())) {
    if (performance.now() > until) throw new Error('not in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
