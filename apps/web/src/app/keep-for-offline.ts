/** What screens show without a network is brought onto the phone before they are opened, so that it is there on the first such day. */
import { onSessionChange, session } from '../platform/session.ts';
import { domains } from './domains.ts';

/** After the first paint and all that it loads. */
const waitMilliseconds = 5000;

/** Never fails: what could not be brought is read when its screen is opened. */
async function keepNow(): Promise<void> {
  const kept = await Promise.allSettled(domains.map(({ keep }) => keep?.()));
  for (const one of kept)
    if (one.status === 'rejected') console.info('a screen is kept once it is opened', one.reason);
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
