/** A screen that arrives when it is opened, together with the phrases that it shows. */
import { type ComponentType, lazy } from 'react';
import { loadPhrases, type Namespace } from './texts.ts';

/** The one export of the file that is named `…Screen`; what it and all it imports say is in `namespaces`. */
export async function loadScreen<Module extends object>(
  load: () => Promise<Module>,
  ...namespaces: Namespace[]
): Promise<ComponentType> {
  const [module] = await Promise.all([load(), loadPhrases(namespaces)]);
  const screen = Object.entries(module).find(([name]) => name.endsWith('Screen'));
  if (!screen) throw new Error('a file of a screen exports none');
  return screen[1] as ComponentType;
}

export const lazyScreen = <Module extends object>(load: () => Promise<Module>, ...namespaces: Namespace[]) =>
  lazy(async () => ({ default: await loadScreen(load, ...namespaces) }));
