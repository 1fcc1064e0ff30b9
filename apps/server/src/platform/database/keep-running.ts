/** Looks after a running database: when it ends without being asked to, it is started again. */

export interface Keeper {
  /** Ends the looking, and waits for a start that is under way. */
  stop(): Promise<void>;
}

const lookMilliseconds = 500;

/**
 * @param isRunning cheap: it is asked twice a second.
 * @param start may fail, as while the killed database's last processes end; then it is tried at the next look.
 * @param onTrouble hears why it failed.
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
