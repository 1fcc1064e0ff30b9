/** Restarts the embedded database when it ends unexpectedly. */

export interface Keeper {
  /** Stops watching and waits for a start in progress. */
  stop(): Promise<void>;
}

const lookMilliseconds = 500;

/**
 * @param isRunning cheap: called twice a second.
 * @param start may fail, as while old processes still end; it is retried at the next check.
 * @param onTrouble receives the error.
 */
export function keepRunning(
  isRunning: () => boolean,
  start: () => Promise<void>,
  onTrouble: (error: unknown) => void = () => {},
): Keeper {
  let starting: Promise<void> | undefined;
  const look = (): void => {
    if (starting || isRunning()) return;
    starting = start()
      .catch(onTrouble)
      .finally(() => {
        starting = undefined;
      });
  };
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await starting;
    },
  };
}
