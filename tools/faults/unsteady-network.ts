/** Network of several phones under a virtual clock: each request is lost, doubled or delayed by a seed. */
import { vi } from 'vitest';

export interface UnsteadyNetwork {
  /** Share of the requests with a fault, 0 to 1. */
  faults: number;
  /** Bearers of phones without a network. */
  readonly away: Set<string>;
  /** The server is restarted: no request reaches it, and answers on the way are lost. */
  isServerDown: boolean;
  readonly dealt: Record<Fate, number>;
  /**
   * Advances the virtual clock. It is stopped while the real server works, so that no request exceeds its time
   * limit because this machine is slow.
   */
  pass(milliseconds: number): Promise<void>;
}

const fates = ['lost', 'answer-lost', 'twice', 'slow'] as const;
type Fate = (typeof fates)[number];

const directFetch = globalThis.fetch;
const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
const longestMilliseconds = 15_000;
const longestStep = 5000;

/** Replaces `fetch`; `vi.unstubAllGlobals` undoes it. */
export function openUnsteadyNetwork(address: string, random: () => number): UnsteadyNetwork {
  let underway = 0;
  /** Resolves when the server has answered, and stored work of the pages is done. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 6; ) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = underway > 0 ? 0 : quiet + 1;
    }
  };
  const network: UnsteadyNetwork = {
    faults: 0,
    away: new Set(),
    isServerDown: false,
    dealt: { lost: 0, 'answer-lost': 0, twice: 0, slow: 0 },
    async pass(milliseconds) {
      await settle();
      for (let left = milliseconds; left > 0; left -= longestStep) {
        await vi.advanceTimersByTimeAsync(Math.min(left, longestStep));
        await settle();
      }
    },
  };

  /** The real request, without the page's limit of time, which counts by the virtual clock. */
  const ask = async (
    path: string,
    { signal: _, keepalive: __, ...request }: RequestInit,
  ): Promise<Response> => {
    underway += 1;
    try {
      const answer = await directFetch(`${address}${path}`, request);
      const text = await answer.text();
      const { status, headers } = answer;
      return new Response([204, 304].includes(status) ? null : text, { status, headers });
    } finally {
      underway -= 1;
    }
  };

  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const bearer = new Headers(request.headers).get('authorization')?.slice(7) ?? '';
    const isAway = (): boolean => network.away.has(bearer) || network.isServerDown;
    if (isAway()) return lost();
    const fate = random() < network.faults ? fates[Math.floor(random() * fates.length)]! : undefined;
    if (fate) network.dealt[fate] += 1;
    if (fate === 'lost') return lost();
    if (fate === 'slow') await new Promise((resolve) => setTimeout(resolve, random() * longestMilliseconds));
    if (isAway()) return lost();
    const answers = fate === 'twice' ? [ask(path, request), ask(path, request)] : [ask(path, request)];
    const [answer] = await Promise.all(answers);
    if (fate === 'answer-lost' || isAway()) return lost();
    return answer;
  });
  return network;
}
