/** Writes as a phone does: under the key of the press, again and again with the same key until an answer comes. */
import { setTimeout as pause } from 'node:timers/promises';

export interface WriteInput {
  key: string;
  /** Unique among all writes, and to be found in what the write makes. */
  marker: string;
  number: number;
}

export interface Write extends WriteInput {
  kind: string;
  /** How often it was sent before an answer came. */
  tries: number;
  status: number;
  answer: unknown;
}

export interface WriterSurroundings {
  address: string;
  bearer: string;
}

/** The request of one write. */
export type MakeRequest = (given: WriteInput) => { method: string; path: string; body: object | FormData };

const pauseMilliseconds = 40;
/** Away, busy or its disk full: nothing was decided. */
const undecided = (status: number): boolean => status >= 500 && status !== 500;

async function sendOnce(
  { address, bearer }: WriterSurroundings,
  { method, path, body }: ReturnType<MakeRequest>,
  key: string,
): Promise<{ status: number; answer: unknown } | undefined> {
  const isForm = body instanceof FormData;
  try {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'idempotency-key': key,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    // The head of an answer may arrive, and its body no more.
    const text = await answer.text();
    return undecided(answer.status) ? undefined : { status: answer.status, answer: JSON.parse(text) };
  } catch {
    // The server was killed before it answered.
    return undefined;
  }
}

/** One write after another, until told to stop; each ends with an answer. */
export async function writeUntil(
  stopped: () => boolean,
  surroundings: WriterSurroundings,
  { kind, make }: { kind: string; make: MakeRequest },
  onWritten: (write: Write) => void,
): Promise<void> {
  for (let number = 1; !stopped(); number += 1) {
    const given: WriteInput = {
      key: `${kind}-${String(number).padStart(6, '0')}`,
      marker: `${kind}${number}x`,
      number,
    };
    let tries = 0;
    let ended: Awaited<ReturnType<typeof sendOnce>>;
    while (!ended) {
      tries += 1;
      ended = await sendOnce(surroundings, make(given), given.key);
      if (!ended) await pause(pauseMilliseconds);
    }
    onWritten({ ...given, kind, tries, ...ended });
  }
}
