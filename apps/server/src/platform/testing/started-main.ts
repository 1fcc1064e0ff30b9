/** The real entry of the server as a process of its own, and what it leaves behind on the machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

export interface StartedMain {
  child: ChildProcess;
  /** Standard output and standard error so far. */
  out(): string;
  err(): string;
  /** Resolves to the exit code; a process that was ended by a signal gives the signal's name. */
  ended: Promise<number | string>;
  /** Resolves once the server says that it is ready; rejects with what it said when it ends first. */
  ready(): Promise<void>;
}

export interface MainOptions {
  environment: Record<string, string | undefined>;
  /** Another user than the one who runs the tests. */
  uid?: number;
  /** Modules that are loaded before the server, to fail where no request can make it fail. */
  imports?: readonly string[];
}

/** What was compiled lies beside the scripts, and goes with them, not in the cache of those who run the tests. */
export const compiledBeside = { NODE_COMPILE_CACHE: '' } as const;

const pauseMilliseconds = 20;
const longestMilliseconds = 20_000;

export function startMain({ environment, uid, imports = [] }: MainOptions): StartedMain {
  const words = [...imports.flatMap((path) => ['--import', path]), inject('scripts').main];
  const child = spawn(process.execPath, words, {
    cwd: '/',
    env: {
      ...process.env,
      ...compiledBeside,
      NODE_ENV: 'production',
      SHEAF_LOG: 'silent',
      DATABASE_URL: '',
      SHEAF_DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let [out, err] = ['', ''];
  child.stdout!.on('data', (text) => {
    out += text;
  });
  child.stderr!.on('data', (text) => {
    err += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    child,
    out: () => out,
    err: () => err,
    ended,
    async ready() {
      while (!out.includes('Sheaf is ready')) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended: ${err}`);
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      }
    },
  };
}

/** Numbers of the living processes whose command names the folder. */
function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        // It ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

/** What a stopped server must not leave: a process, its lock, or the address at which it is no longer reached. */
const leftBehind = (folder: string): string[] => [
  ...processesOf(folder).map((pid) => `process ${pid}`),
  ...['sheaf.lock', 'address', 'postgres/postmaster.pid'].filter((name) => existsSync(join(folder, name))),
];

/** A database takes its number file away, and is waited for by that, a moment before its process is gone. */
export async function expectNothingLeft(folder: string): Promise<void> {
  const until = performance.now() + longestMilliseconds;
  while (leftBehind(folder).length > 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  expect(leftBehind(folder)).toEqual([]);
}
