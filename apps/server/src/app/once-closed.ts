import type { ServerResponse } from 'node:http';

/**
 * Calls the listener once, when the response ends or its connection is lost, immediately if that has already
 * happened: 'close' is not emitted again for a response aborted during an earlier step, and a count would
 * never decrease.
 */
export function onceClosed(response: ServerResponse, listener: () => void): void {
  if (response.closed || response.destroyed) listener();
  else response.once('close', listener);
}
