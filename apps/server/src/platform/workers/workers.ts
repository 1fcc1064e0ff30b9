/**
 * Runs heavy work and untrusted bytes outside the main thread: a few processes and a bounded fair queue for
 * each kind.
 */
import { availableParallelism } from 'node:os';
import type { Task, WorkKind } from '#platform/workers/task';
import { openTurns } from '#platform/workers/turns';
import {
  type Job,
  openWorkerProcess,
  type ProcessLimits,
  StoppedWork,
} from '#platform/workers/worker-process';

export interface Workers {
  /**
   * Rejects with `Overload` if too many tasks wait or the wait is too long, with `StoppedWork` if the task
   * exceeds the time or memory of its kind, or with the task's own error.
   */
  run<Input, Result>(task: Task<Input, Result>, input: Input, congregationId: number): Promise<Result>;
  /**
   * Waits for a turn of heavy work in this process and on the database; rejects with `Overload` like `run`.
   */
  takeTurn<Result>(congregationId: number, work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const limits: Record<WorkKind, ProcessLimits> = {
  parsing: { seconds: 10, heapMegabytes: 384 },
  pictures: { seconds: 15, heapMegabytes: 128 },
  papers: { seconds: 20, heapMegabytes: 256 },
  exports: { seconds: 20, heapMegabytes: 384 },
  planning: { seconds: 20, heapMegabytes: 256 },
};

/**
 * Workers run at a lower priority than the server, so that one of each kind leaves it its core even with two
 * cores. Several parsers, because untrusted files take the longest.
 */
const processesOf = (kind: WorkKind): number =>
  Math.max(1, Math.floor(availableParallelism() / (kind === 'parsing' ? 2 : 4)));
/** Number of concurrent heavy transactions; the other connections and a core remain for requests. */
const places = Array.from(
  { length: Math.max(1, Math.floor(availableParallelism() / 2)) },
  (_, place) => place,
);

function openKind(kind: WorkKind) {
  const processes = Array.from({ length: processesOf(kind) }, () => openWorkerProcess(limits[kind]));
  const turns = openTurns(processes, kind, (error) => error instanceof StoppedWork);
  return {
    run: (job: Job, congregationId: number): Promise<unknown> =>
      turns.take(congregationId, (process, isWaitedFor) => process.run(job, isWaitedFor)),
    async close(): Promise<void> {
      turns.close();
      await Promise.all(processes.map((process) => process.close()));
    },
  };
}

/** Starts no process before the first task. */
export function openWorkers(): Workers {
  const turns = openTurns(places, 'transactions');
  const kinds = new Map<WorkKind, ReturnType<typeof openKind>>();
  const kindOf = (kind: WorkKind): ReturnType<typeof openKind> => {
    const opened = kinds.get(kind) ?? openKind(kind);
    kinds.set(kind, opened);
    return opened;
  };
  return {
    async run<Input, Result>(
      { kind, file, name }: Task<Input, Result>,
      input: Input,
      congregationId: number,
    ) {
      return (await kindOf(kind).run({ file, name, input }, congregationId)) as Result;
    },
    takeTurn: (congregationId, work) => turns.take(congregationId, work),
    async close() {
      turns.close();
      await Promise.all([...kinds.values()].map((kind) => kind.close()));
    },
  };
}
