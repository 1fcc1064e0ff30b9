/** Detects that a person saw the page of a link. */
import { useEffect, useEffectEvent } from 'react';

/**
 * Reacts once to a trusted pointer or key event: link scanners send none, and events dispatched by scripts
 * are not trusted.
 */
export function useFirstTouch(ready: boolean, note: () => Promise<unknown>): void {
  const tell = useEffectEvent(note);
  useEffect(() => {
    if (!ready) return;
    const events = ['pointerdown', 'keydown', 'touchstart'] as const;
    const stop = (): void => {
      for (const name of events) removeEventListener(name, touch);
    };
    const touch = (event: Event): void => {
      if (!event.isTrusted) return;
      stop();
      tell().catch((error: unknown) => console.info('that it was seen is told with the answer', error));
    };
    for (const name of events) addEventListener(name, touch);
    return stop;
  }, [ready]);
}
