/**
 * Reads changed congregations with limited concurrency, each once for any number of pending requests, so that
 * a change of many congregations neither exhausts the connections nor ends channels.
 */
export interface RefreshQueue {
  add(congregationId: number): void;
  close(): void;
}

export interface RefreshOptions {
  atOnce: number;
  read(congregationId: number): Promise<void>;
  /** Called with the error of each failed read that is retried. */
  onFailure(error: unknown): void;
  /** Called for a congregation whose reads failed for a minute. */
  onGivenUp(congregationId: number): void;
  /** Pause between two attempts in milliseconds. */
  pause?: number;
}

const mostTries = 60;

export function openRefreshQueue({
  atOnce,
  read,
  onFailure,
  onGivenUp,
  pause = 1000,
}: RefreshOptions): RefreshQueue {
  const waiting = new Set<number>();
  const running = new Set<number>();
  const failures = new Map<number, number>();
  const pauses = new Map<number, ReturnType<typeof setTimeout>>();
  let closed = false;

  const failed = (congregationId: number, error: unknown): void => {
    const tries = (failures.get(congregationId) ?? 0) + 1;
    if (tries >= mostTries) {
      failures.delete(congregationId);
      onGivenUp(congregationId);
      return;
    }
    failures.set(congregationId, tries);
    onFailure(error);
    const again = (): void => {
      pauses.delete(congregationId);
      add(congregationId);
    };
    pauses.set(congregationId, setTimeout(again, pause).unref());
  };

  const run = async (congregationId: number): Promise<void> => {
    try {
      await read(congregationId);
      failures.delete(congregationId);
    } catch (error) {
      if (!closed) failed(congregationId, error);
    }
    running.delete(congregationId);
    next();
  };

  /** A congregation being read waits for the end of that read, which may miss the newer change. */
  const next = (): void => {
    for (const congregationId of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(congregationId)) continue;
      waiting.delete(congregationId);
      running.add(congregationId);
      void run(congregationId);
    }
  };

  const add = (congregationId: number): void => {
    if (closed || pauses.has(congregationId)) return;
    waiting.add(congregationId);
    next();
  };

  return {
    add,
    close() {
      closed = true;
      waiting.clear();
      for (const timer of pauses.values()) clearTimeout(timer);
    },
  };
}
