/**
 * Reads that are stored on the phone (decision 175): the stored answer is shown at once, and the server's
 * answer replaces it when it arrives.
 */
import {
  CallFailed,
  type CallRequest,
  call,
  fetchFile,
  type OperationName,
  type OperationOf,
  type Reply,
} from '../api.ts';
import { repeatRead } from '../repeat-reads.ts';
import { pictureMilliseconds } from '../request-limit.ts';
import { viewer } from '../session.ts';
import { say } from '../texts.ts';
import { encryptedCache } from './encrypted-cache.ts';
import { recall } from './recall.ts';

/** Error code of a read that is neither reachable nor cached. */
export const notKept = 'not-kept';

const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status === 503);

interface ReadInput {
  params?: object;
  query?: object;
}

/** Place of an answer in the cache. Answers to different questions have different places. */
const placeOf = (name: string, { params = {}, query = {} }: ReadInput): string =>
  [name, JSON.stringify(params), ...(Object.keys(query).length > 0 ? [JSON.stringify(query)] : [])].join(' ');

interface KeepOptions<Answer> {
  /** Decides which answers are cached; all by default. */
  keep?: (reply: Answer) => boolean;
  /** One place for all queries, because the query moves with the date. */
  latest?: boolean;
  /** Name of the operation before its renaming, so that a phone updated offline finds its answers. */
  keptAs?: string;
  /** Adds missing fields to an answer cached by an earlier version of the app. */
  complete?: (reply: Answer) => Answer;
}

/**
 * Returns the server's answer, else the cached one.
 * @param key Query key under which the cached answer shows until the server has answered.
 */
export async function callKept<Name extends OperationName>(
  key: readonly unknown[],
  name: Name,
  given: CallRequest<OperationOf<Name>>,
  options: KeepOptions<Reply<Name>> = {},
): Promise<Reply<Name>> {
  const { keep = () => true, latest = false, keptAs = name, complete = (reply) => reply } = options;
  const { params = {}, query = {} } = given as ReadInput;
  const place = placeOf(keptAs, latest ? { params } : { params, query });
  const asker = viewer();
  const readCopy = async (): Promise<Reply<Name> | undefined> => {
    const kept = await encryptedCache.read<Reply<Name>>(place);
    return kept && complete(kept);
  };
  if (!navigator.onLine) {
    // The browser is offline: uses the cache, or fails without a request.
    const kept = await readCopy();
    if (kept !== undefined) return kept;
    throw new CallFailed(0, { code: notKept, message: say('shell:notReached') });
  }
  void recall(key, readCopy);
  try {
    const reply = await call(name, given);
    if (keep(reply)) void encryptedCache.put(place, reply, asker);
    return complete(reply);
  } catch (error) {
    const kept = isUnreachable(error) ? await readCopy() : undefined;
    if (kept === undefined) throw error;
    repeatRead(key);
    return kept;
  }
}

/**
 * Returns a picture from the encrypted cache, else from the server. Its path contains a content hash, so a
 * cached picture is never stale.
 */
export async function readPicture(location: string, signal: AbortSignal, type?: string): Promise<Blob> {
  const kept = await encryptedCache.bytes(location);
  return kept ? new Blob([kept], type ? { type } : {}) : fetchFile(location, signal, pictureMilliseconds);
}

export async function keepPicture(location: string): Promise<void> {
  if (await encryptedCache.bytes(location)) return;
  const asker = viewer();
  const { signal } = new AbortController();
  await encryptedCache.put(location, await fetchFile(location, signal, pictureMilliseconds), asker);
}
