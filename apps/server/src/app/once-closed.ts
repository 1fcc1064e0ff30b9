import type { ServerResponse } from 'node:http';

/**
 * Calls the listener once, when the response is over or its connection is lost; at once where that has happened already. 'close' is not
 * emitted again for a response that was aborted during an earlier step, and what is counted until then would stay counted for ever.
 */
export function onceClosed(response: ServerResponse, listener: () => void): void {
  if (response.closed || response.destroyed) listener();
  else response.once('close', listener);
}
