/** An error that nobody caught: nothing is known of what it left half done, so the process ends, in order if it can (decision 123). */
import { randomUUID } from 'node:crypto';
import type { Log } from '#platform/log';

export interface FatalEnd {
  log(): Log;
  /** Ends the process in order: not ready, what is under way answered, everything closed, then the exit code 1. */
  end(): void;
  /** The process ends after this long, whatever is still open. */
  mostMilliseconds: number;
}

/**
 * An unhandled rejection arrives here too: where no listener takes it, Node.js raises it as an uncaught exception. A second error, while the
 * process ends, is logged and changes nothing.
 */
export function endOnFatalFault({ log, end, mostMilliseconds }: FatalEnd): void {
  let ending = false;
  process.on('uncaughtException', (error, origin) => {
    if (!ending) setTimeout(() => process.exit(1), mostMilliseconds);
    log().fatal({ err: error, fault: randomUUID(), origin }, 'fault outside a request; the process ends');
    if (!ending) end();
    ending = true;
  });
}
