/** The worker process: one task after the other, at a lower priority than the server, without its secrets. */
import { setPriority } from 'node:os';
import type { Job, WorkResult } from '#platform/workers/worker-process';

// Before anything else runs, so that every thread made later has the same priority.
setPriority(5);

type Functions = Record<string, ((input: unknown) => unknown) | undefined>;

async function carryOut({ file, name, input }: Job): Promise<WorkResult> {
  try {
    const functions: Functions = await import(file);
    const run = functions[name];
    if (!run) throw new Error(`${file} exports no ${name}`);
    return { result: await run(input) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (job: Job) => {
  void carryOut(job).then((done) => process.send?.(done));
});
// The server ended, however it did: nobody waits for the result.
process.on('disconnect', () => process.exit(0));
// Ctrl+C in a terminal reaches the whole group; the server ends this process when it has closed.
process.on('SIGINT', () => {});
