/**
 * Components of one file that the start loads ahead, so that their first render does not wait. A render before
 * that suspends (decision 211).
 */
import { type ComponentType, lazy, useState } from 'react';

type Components<Name extends string> = { [Key in Name]: ComponentType };

export function loadedAhead<Name extends string>(load: () => Promise<Components<Name>>) {
  let loaded: Components<Name> | undefined;
  const ready = async () => {
    loaded ??= await load();
    return loaded;
  };
  const component = (name: Name): ComponentType => {
    const Later = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await ready())[name] }));
    return function Ahead() {
      // The same component as long as this one is mounted; another one would lose its state.
      const [{ Shown }] = useState(() => {
        const now: ComponentType | undefined = loaded?.[name];
        return { Shown: now ?? Later };
      });
      return <Shown />;
    };
  };
  return { ready, component };
}
