/** The real server as a process of its own over a test's database, to be killed in the middle of its work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import type { FreshDatabase } from '#platform/testing/fresh-database';
import { compiledBeside } from '#platform/testing/started-main';

export interface KillableServer {
  start(): Promise<void>;
  /** In this very moment; false when there is none left to kill. */
  kill(): boolean;
  /** Until `kill` has ended it; throws when it ended otherwise. */
  killed(): Promise<void>;
  stop(): Promise<void>;
}

/** @param environment says how messages leave. */
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
      // The exit of one already killed is heard of later.
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
