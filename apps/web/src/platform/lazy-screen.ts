/** A screen that arrives when it is opened, together with the phrases that it shows. */
import { type ComponentType, lazy } from 'react';
import { loadPhrases, type Namespace } from './texts.ts';

/** The one export of the file that is named `…Screen`; what it and all it imports say is in `namespaces`. */
export function lazyScreen<Module extends object>(load: () => Promise<Module>, ...namespaces: Namespace[]) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadPhrases(namespaces)]);
    const screen = Object.entries(module).find(([name]) => name.endsWith('Screen'));
    if (!screen) throw new Error('a file of a screen exports none');
    return { default: screen[1] as ComponentType };
  });
}

/** Routes that arrive with the first of them that is opened; each of their screens brings its own phrases. */
export const lazyRoutes = (load: () => Promise<{ Routes: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Routes }));
