/** Closes opened resources in reverse order, at shutdown and after a failed start. */

export interface ShutdownSteps {
  add(close: () => unknown): void;
  /** Closes everything once; a failure does not prevent the others from closing. @returns the errors. */
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
