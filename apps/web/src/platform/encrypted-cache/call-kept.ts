/** A read that also works without a network: the answer of last time, from the encrypted cache. */
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

/** The code of a read that would need the network and has no earlier answer on this phone. */
export const notKept = 'not-kept';

const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status === 503);

const placeOf = (name: string, given: object): string =>
  `${name} ${JSON.stringify((given as { params?: object }).params ?? {})}`;

/** The answer of last time, without asking. */
export const readKept = <Name extends OperationName>(
  name: Name,
  given: CallRequest<OperationOf<Name>>,
): Promise<Reply<Name> | undefined> => encryptedCache.read<Reply<Name>>(placeOf(name, given));

/**
 * `keep` says which answers go into the encrypted cache. `keptAs` is the name under which an operation was kept before it was renamed: a phone
 * that is updated without a network still finds its answers.
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
    // The browser knows that there is no network: what is on the phone is shown, or said to be missing, without a try.
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

/** A picture from the encrypted cache, else from the server. Its path names its content, so a kept one is never old. */
export async function readPicture(location: string, signal: AbortSignal): Promise<Blob> {
  const kept = await encryptedCache.bytes(location);
  return kept ? new Blob([kept]) : fetchFile(location, signal);
}

export async function keepPicture(location: string): Promise<void> {
  if (await encryptedCache.bytes(location)) return;
  const asker = viewer();
  await encryptedCache.put(location, await fetchFile(location, new AbortController().signal), asker);
}
