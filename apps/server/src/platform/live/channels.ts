/**
 * Open event channels of this process by congregation. A channel leaves the set as soon as either side ends
 * it.
 */
import type { EventStream } from '#platform/replies';

export interface Listener {
  congregationId: number;
  sessionId: number;
}

export interface Channel extends Listener {
  stream: EventStream;
  /** Last sent revision by collection; undefined before the first event. */
  told: Map<string, number> | undefined;
  permissionEpoch: number | undefined;
  /** An ended channel sends nothing, even after a read that began earlier. */
  ended: boolean;
  /** Idempotent: removes the channel from the set, then ends its stream. */
  end(): void;
}

export interface Channels {
  /** Adds a channel; the oldest channels of its session are ended beyond `mostOfSession`. */
  join(listener: Listener, stream: EventStream): void;
  /** A copy, because channels may end during the iteration. */
  of(congregationId: number): Channel[];
  all(): Channel[];
  congregations(): number[];
  has(congregationId: number): boolean;
  size(): number;
}

/** A channel ends after this time and is reopened, so that the session is checked again. */
const longestMilliseconds = 55 * 60_000;
/**
 * Enough for a person's open windows; a newer one ends the oldest, which reconnects when it becomes visible.
 */
export const mostOfSession = 5;

export function openChannels(): Channels {
  const byCongregation = new Map<number, Set<Channel>>();

  const remove = (channel: Channel): void => {
    const channels = byCongregation.get(channel.congregationId);
    channels?.delete(channel);
    if (channels?.size === 0) byCongregation.delete(channel.congregationId);
  };
  const of = (congregationId: number): Channel[] => [...(byCongregation.get(congregationId) ?? [])];

  function add(listener: Listener, stream: EventStream): void {
    const longest = setTimeout(() => channel.end(), longestMilliseconds);
    const channel: Channel = {
      ...listener,
      stream,
      told: undefined,
      permissionEpoch: undefined,
      ended: false,
      end() {
        if (channel.ended) return;
        channel.ended = true;
        clearTimeout(longest);
        remove(channel);
        stream.close();
      },
    };
    const channels = byCongregation.get(listener.congregationId) ?? new Set();
    byCongregation.set(listener.congregationId, channels.add(channel));
    stream.onClose(() => channel.end());
  }

  return {
    join(listener, stream) {
      add(listener, stream);
      // A `Set` iterates in insertion order.
      const ofSession = of(listener.congregationId).filter(
        ({ sessionId }) => sessionId === listener.sessionId,
      );
      for (const oldest of ofSession.slice(0, -mostOfSession)) {
        // Sent, so that its window waits and polls instead of ending the next oldest channel.
        oldest.stream.send('crowded', {});
        oldest.end();
      }
    },
    of,
    all: () => [...byCongregation.keys()].flatMap(of),
    congregations: () => [...byCongregation.keys()],
    has: (congregationId) => byCongregation.has(congregationId),
    size: () => [...byCongregation.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
