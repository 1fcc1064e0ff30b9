/**
 * Handles uncaught errors: the state is unknown, so the process shuts down gracefully if possible (decision
 * 123).
 */
import { randomUUID } from 'node:crypto';
import type { Log } from '#platform/log';

export interface FatalEnd {
  log(): Log;
  /** Shuts down gracefully: not ready, open requests answered, everything closed, exit code 1. */
  end(): void;
  mostMilliseconds: number;
}

/**
 * Covers unhandled rejections, which Node.js raises as uncaught exceptions. A second error during the
 * shutdown is only logged.
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
