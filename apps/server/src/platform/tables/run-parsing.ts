/** Parses untrusted bytes in a worker; refuses a file that exceeds the time or memory limit. */
import type { Actor } from '#platform/actor';
import type { Platform } from '#platform/platform';
import type { Task } from '#platform/workers/task';
import { StoppedWork } from '#platform/workers/worker-process';

interface ParsingCall {
  actor: Actor;
  platform: Platform;
  refuse(code: 'import-too-demanding'): never;
}

export async function runParsing<Input, Result>(
  call: ParsingCall,
  parser: Task<Input, Result>,
  input: Input,
): Promise<Result> {
  try {
    return await call.platform.workers.run(parser, input, call.actor.congregationId);
  } catch (error) {
    if (!(error instanceof StoppedWork)) throw error;
    call.platform.log.warn({ err: error }, 'a file was not read to its end');
    return call.refuse('import-too-demanding');
  }
}
