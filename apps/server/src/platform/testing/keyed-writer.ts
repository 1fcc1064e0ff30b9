/** Writes like a phone: retries with the same idempotency key until an answer arrives. */
import { setTimeout as pause } from 'node:timers/promises';

export interface WriteInput {
  key: string;
  /** Unique per write, and contained in the written row. */
  marker: string;
  number: number;
}

export interface Write extends WriteInput {
  kind: string;
  /** Number of attempts before an answer. */
  tries: number;
  status: number;
  answer: unknown;
}

export interface WriterSurroundings {
  address: string;
  bearer: string;
}

export type MakeRequest = (given: WriteInput) => { method: string; path: string; body: object | FormData };

const pauseMilliseconds = 40;
/** Away, busy or disk full: the outcome is open. */
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
    // The head of an answer may arrive without its body.
    const text = await answer.text();
    return undecided(answer.status) ? undefined : { status: answer.status, answer: JSON.parse(text) };
  } catch {
    // The server was killed before it answered.
    return undefined;
  }
}

/** Writes one after another until stopped; each ends with an answer. */
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
