/** Prefetches the data of offline screens, so that they work on the first day without a network. */
import { onSessionChange, session } from '#platform/session.ts';
import { domains } from './contexts.ts';

/** After the first paint and its requests. */
const waitMilliseconds = 5000;

/** Safari has no requestIdleCallback. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * Sequential, so that foreground requests are not delayed. Never fails: a screen reads what is missing when
 * it is opened.
 */
async function keepNow(): Promise<void> {
  for (const { keep } of domains) {
    if (!keep) continue;
    await whenIdle();
    await keep().catch((error: unknown) => console.info('a screen is kept once it is opened', error));
  }
}

/** Runs for the signed-in person and after each later sign-in. */
export function keepForOffline(): void {
  let person: number | undefined;
  const look = (): void => {
    const next = session.get()?.user.id;
    if (next !== undefined && next !== person) setTimeout(() => void keepNow(), waitMilliseconds);
    person = next;
  };
  onSessionChange(look);
  look();
}
