/** Reads with an offline fallback to the last answer in the encrypted cache. */
import {
  CallFailed,
  type CallRequest,
  call,
  fetchFile,
  type OperationName,
  type OperationOf,
  type Reply,
} from '../api.ts';
import { viewer } from '../session.ts';
import { say } from '../texts.ts';
import { encryptedCache } from './encrypted-cache.ts';

/** Error code of a read that is neither reachable nor cached. */
export const notKept = 'not-kept';

const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status === 503);

const placeOf = (name: string, given: object): string =>
  `${name} ${JSON.stringify((given as { params?: object }).params ?? {})}`;

/** Returns the cached answer without a request. */
export const readKept = <Name extends OperationName>(
  name: Name,
  given: CallRequest<OperationOf<Name>>,
): Promise<Reply<Name> | undefined> => encryptedCache.read<Reply<Name>>(placeOf(name, given));

/**
 * `keep` decides which answers are cached. `keptAs` is the cache name of an operation before its renaming, so
 * that a phone updated offline finds its answers.
 */
export async function callKept<Name extends OperationName>(
  name: Name,
  given: CallRequest<OperationOf<Name>>,
  keep: (reply: Reply<Name>) => boolean,
  keptAs: string = name,
): Promise<Reply<Name>> {
  const place = placeOf(keptAs, given);
  const asker = viewer();
  if (!navigator.onLine) {
    // The browser is offline: uses the cache, or fails without a request.
    const kept = await encryptedCache.read<Reply<Name>>(place);
    if (kept !== undefined) return kept;
    throw new CallFailed(0, { code: notKept, message: say('shell:notReached') });
  }
  try {
    const reply = await call(name, given);
    if (keep(reply)) void encryptedCache.put(place, reply, asker);
    return reply;
  } catch (error) {
    const kept = isUnreachable(error) ? await encryptedCache.read<Reply<Name>>(place) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * Returns a picture from the encrypted cache, else from the server. Its path contains a content hash, so a
 * cached picture is never stale.
 */
export async function readPicture(location: string, signal: AbortSignal): Promise<Blob> {
  const kept = await encryptedCache.bytes(location);
  return kept ? new Blob([kept]) : fetchFile(location, signal);
}

export async function keepPicture(location: string): Promise<void> {
  if (await encryptedCache.bytes(location)) return;
  const asker = viewer();
  await encryptedCache.put(location, await fetchFile(location, new AbortController().signal), asker);
}
