/** A sheet or an editor in a file of its own, which no screen waits for (decision 190). */
import { type ComponentType, useEffect, useReducer } from 'react';
import { loadLater } from '#platform/later-files.ts';
import { say } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';

/**
 * Shows nothing until its file is loaded. After a failed load it shows a toast and closes, so that the next press
 * tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const ready = async (): Promise<void> => {
    Part ??= await load();
  };
  loadLater(ready);
  return function LazyPart(props: Props & { onClose?: () => void }) {
    const [, draw] = useReducer((count: number) => count + 1, 0);
    const { onClose } = props;
    const missing = Part === undefined;
    useEffect(() => {
      if (!missing) return;
      let here = true;
      ready().then(
        () => here && draw(),
        (error: unknown) => {
          console.info('a part of the screen could not be loaded', error);
          if (!here) return;
          toasts.show(say('shell:notReached'));
          onClose?.();
        },
      );
      return () => {
        here = false;
      };
    }, [missing, onClose]);
    return Part ? <Part {...props} /> : null;
  };
}
