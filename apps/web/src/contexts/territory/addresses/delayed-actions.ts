/**
 * Actions that wait a few seconds for "undo" before they are sent; sent at once when the screen is left or
 * the page hidden.
 */
import { useCallback, useEffect, useRef, useState } from 'react';

export interface DelayedAction<Kind extends string> {
  kind: Kind;
  startedAt: number;
}

interface WaitingSend {
  timer: ReturnType<typeof setTimeout>;
  send: () => Promise<unknown>;
}

/** `pending` contains the waiting actions by id; `failed` the last refusal of the server. */
export function useDelayedActions<Kind extends string>(seconds: number) {
  const [pending, setPending] = useState<ReadonlyMap<number, DelayedAction<Kind>>>(new Map());
  const [failed, setFailed] = useState('');
  const waiting = useRef(new Map<number, WaitingSend>());

  const forget = useCallback((id: number): void => {
    waiting.current.delete(id);
    setPending((now) => new Map([...now].filter(([other]) => other !== id)));
  }, []);

  const sendNow = useCallback(
    async (id: number): Promise<void> => {
      const action = waiting.current.get(id);
      if (!action) return;
      clearTimeout(action.timer);
      waiting.current.delete(id);
      try {
        await action.send();
      } catch (error) {
        setFailed(error instanceof Error ? error.message : '');
      } finally {
        forget(id);
      }
    },
    [forget],
  );

  const start = (id: number, kind: Kind, send: () => Promise<unknown>): void => {
    setFailed('');
    const timer = setTimeout(() => void sendNow(id), seconds * 1000);
    waiting.current.set(id, { timer, send });
    setPending((now) => new Map(now).set(id, { kind, startedAt: Date.now() }));
  };

  const undo = (id: number): void => {
    const action = waiting.current.get(id);
    if (!action) return;
    clearTimeout(action.timer);
    forget(id);
  };

  useEffect(() => {
    const held = waiting.current;
    const sendAll = (): void => {
      for (const id of [...held.keys()]) void sendNow(id);
    };
    addEventListener('pagehide', sendAll);
    return () => {
      removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, [sendNow]);

  return { pending, failed, start, undo };
}
