/** One worker process: started with its first task, killed at a task's deadline, ended after idle time. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Job {
  file: string;
  name: string;
  input: unknown;
}

export type WorkResult = { result: unknown } | { failure: string };

/** The process ended before the result: the deadline passed or memory ran out. */
export class StoppedWork extends Error {
  override name = 'StoppedWork';
}

export interface ProcessLimits {
  /** CPU seconds; on a busy machine up to four times as much wall time. */
  seconds: number;
  heapMegabytes: number;
}

export interface WorkerProcess {
  /** One task at a time. A task that other callers wait for is stopped before they time out. */
  run(job: Job, isWaitedFor?: () => boolean): Promise<unknown>;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('./worker-main.ts', import.meta.url));
const idleMilliseconds = 60_000;

function start({ heapMegabytes }: ProcessLimits): ChildProcess {
  const child = fork(main, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--v8-pool-size=1'],
    // Passes none of the server's environment: no database address, no password.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'development', RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Error of a message to an ended process; its `exit` is handled.
  child.on('error', () => {});
  return child;
}

const longestByWork = 4;
/** Below the longest wait for a turn. */
const longestWaitedFor = 13_000;
const ticksPerSecond = 100;

/** CPU seconds of a process so far; undefined if the system does not report them. */
function workOf({ pid }: ChildProcess): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the name, which is in parentheses and may hold anything: fields 14 and 15 are CPU ticks.
    const [user, system] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11);
    return user === undefined ? undefined : (Number(user) + Number(system)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** Only a task with a waiting caller keeps the server's process alive. */
const hold = (child: ChildProcess, held: boolean): void => {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
};

export function openWorkerProcess(limits: ProcessLimits): WorkerProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const started = (): ChildProcess => {
    if (child) return child;
    const made = start(limits);
    made.once('exit', () => {
      if (child === made) child = undefined;
    });
    child = made;
    return made;
  };

  const ask = (process: ChildProcess, job: Job, isWaitedFor: () => boolean): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const settle = (conclude: () => void): void => {
        clearTimeout(deadline);
        process.removeListener('message', answered);
        process.removeListener('exit', exited);
        conclude();
      };
      const answered = (done: WorkResult): void =>
        settle(() => ('failure' in done ? reject(new Error(done.failure)) : resolve(done.result)));
      const exited = (code: number | null, signal: string | null): void =>
        settle(() => reject(new StoppedWork(`${job.name}: the process ended (${signal ?? code})`)));
      const [before, began] = [workOf(process), Date.now()];
      const last = began + longestByWork * limits.seconds * 1000;
      const check = (): void => {
        const now = workOf(process);
        const left = before === undefined || now === undefined ? 0 : limits.seconds - (now - before);
        const isHeldUp = Date.now() >= began + longestWaitedFor && isWaitedFor();
        if (left > 0 && Date.now() < last && !isHeldUp) {
          deadline = setTimeout(check, Math.min(left * 1000, last - Date.now(), 1000));
          return;
        }
        settle(() => reject(new StoppedWork(`${job.name}: not done in ${limits.seconds} s`)));
        end();
      };
      let deadline = setTimeout(check, Math.min(limits.seconds * 1000, longestWaitedFor));
      process.on('message', answered);
      process.on('exit', exited);
      try {
        process.send(job);
      } catch (error) {
        // The input cannot be cloned.
        settle(() => reject(error));
      }
    });

  return {
    async run(job, isWaitedFor = () => false) {
      clearTimeout(idle);
      const process = started();
      hold(process, true);
      try {
        return await ask(process, job, isWaitedFor);
      } finally {
        hold(process, false);
        idle = setTimeout(end, idleMilliseconds);
        idle.unref();
      }
    },
    async close() {
      clearTimeout(idle);
      const process = child;
      if (!process) return;
      const exited = new Promise((resolve) => process.once('exit', resolve));
      process.ref();
      end();
      await exited;
    },
  };
}
