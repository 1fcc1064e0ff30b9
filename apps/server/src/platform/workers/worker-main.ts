/**
 * Entry of the worker process: one task at a time, at a lower priority than the server, without its secrets.
 */
import { setPriority } from 'node:os';
import type { Job, WorkResult } from '#platform/workers/worker-process';

// Set first, because later threads inherit the priority.
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
// The server ended: nobody waits for the result.
process.on('disconnect', () => process.exit(0));
// Ctrl+C in a terminal reaches the process group; the server ends this process after it has closed.
process.on('SIGINT', () => {});
