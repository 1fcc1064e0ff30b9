/** What screens show without a network is brought onto the phone before they are opened, so that it is there on the first such day. */
import { onSessionChange, session } from '#platform/session.ts';
import { domains } from './contexts.ts';

/** After the first paint and all that it loads. */
const waitMilliseconds = 5000;

/** Not every browser says when it has nothing to do. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/** One after the other, so that whoever types meanwhile waits for none. Never fails: what could not be brought is read when its screen is opened. */
async function keepNow(): Promise<void> {
  for (const { keep } of domains) {
    if (!keep) continue;
    await whenIdle();
    await keep().catch((error: unknown) => console.info('a screen is kept once it is opened', error));
  }
}

/** For whoever is signed in, and for whoever comes in later. */
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
