/** That somebody saw the page of a link (PROP-R4). */
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';

/** A hand or a key of a person, once; a program that opens the page touches nothing. */
export function useFirstTouch(token: string, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const events = ['pointerdown', 'keydown', 'touchstart'] as const;
    const stop = (): void => {
      for (const name of events) removeEventListener(name, touch);
    };
    const touch = (event: Event): void => {
      if (!event.isTrusted) return;
      stop();
      call('proposals.noteLinkSeen', { body: { token } }).catch((error: unknown) =>
        console.info('that it was seen is told with the answer', error),
      );
    };
    for (const name of events) addEventListener(name, touch);
    return stop;
  }, [token, ready]);
}
