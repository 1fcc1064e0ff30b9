/** Starts the server's real entry point as a separate process, and checks for remains on the machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

export interface StartedMain {
  child: ChildProcess;
  /** Standard output and standard error so far. */
  out(): string;
  err(): string;
  /** Exit code, or the name of the signal that ended the process. */
  ended: Promise<number | string>;
  /** Resolves when the server reports readiness; rejects with its output if it ends first. */
  ready(): Promise<void>;
}

export interface MainOptions {
  environment: Record<string, string | undefined>;
  /** User id of the process, if it differs from the tests. */
  uid?: number;
  /** Modules loaded before the server, to cause failures that no request can cause. */
  imports?: readonly string[];
}

/** Disables the shared compile cache, because the scripts and their compiled code are temporary. */
export const compiledBeside = { NODE_COMPILE_CACHE: '' } as const;

const pauseMilliseconds = 20;
const longestMilliseconds = 20_000;

export function startMain({ environment, uid, imports = [] }: MainOptions): StartedMain {
  const args = [...imports.flatMap((path) => ['--import', path]), inject('scripts').main];
  // The default folder would be `/data`, which every test on this machine would share.
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-main-'));
  if (uid !== undefined) chmodSync(folder, 0o777);
  const child = spawn(process.execPath, args, {
    cwd: '/',
    env: {
      ...process.env,
      ...compiledBeside,
      NODE_ENV: 'production',
      SHEAF_LOG: 'silent',
      DATABASE_URL: '',
      SHEAF_DATA: folder,
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
  const ended = once(child, 'close').then(([code, signal]) => {
    rmSync(folder, { recursive: true, force: true });
    return code ?? signal;
  });
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

/** Ids of living processes whose command line contains the folder. */
function processesOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        // The process has ended.
        return false;
      }
    })
    .map(Number);
}

/** Remains of a stopped server: processes, its lock, the file with its address. */
const leftBehind = (folder: string): string[] => [
  ...processesOf(folder).map((pid) => `process ${pid}`),
  ...['sheaf.lock', 'address', 'postgres/postmaster.pid'].filter((name) => existsSync(join(folder, name))),
];

/** A database removes its pid file shortly before its process ends. */
export async function expectNothingLeft(folder: string): Promise<void> {
  const until = performance.now() + longestMilliseconds;
  while (leftBehind(folder).length > 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  expect(leftBehind(folder)).toEqual([]);
}
