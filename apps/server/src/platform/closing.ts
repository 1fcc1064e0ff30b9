/** What was opened so far, closed in the opposite order: at an ordered end, and at a start that fails half-way. */

export interface ShutdownSteps {
  add(close: () => unknown): void;
  /** Closes everything once; what cannot be closed does not keep the rest open. @returns what failed. */
  closeAll(): Promise<unknown[]>;
}

export function openClosing(): ShutdownSteps {
  const closes: (() => unknown)[] = [];
  return {
    add: (close) => void closes.push(close),
    async closeAll() {
      const failures: unknown[] = [];
      for (let close = closes.pop(); close; close = closes.pop()) {
        try {
          await close();
        } catch (error) {
          failures.push(error);
        }
      }
      return failures;
    },
  };
}
