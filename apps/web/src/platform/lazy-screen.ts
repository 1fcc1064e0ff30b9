/** Loads a screen on demand together with its phrases. */
import { type ComponentType, lazy } from 'react';
import { loadTemporal } from './temporal.ts';
import { loadPhrases, type Namespace } from './texts.ts';

/**
 * Returns the one export named `…Screen`. `namespaces` lists the phrases of the screen and of all its
 * imports.
 */
export async function loadScreen<Module extends object>(
  load: () => Promise<Module>,
  ...namespaces: Namespace[]
): Promise<ComponentType> {
  const [module] = await Promise.all([load(), loadPhrases(namespaces), loadTemporal()]);
  const screen = Object.entries(module).find(([name]) => name.endsWith('Screen'));
  if (!screen) throw new Error('a file of a screen exports none');
  return screen[1] as ComponentType;
}

export const lazyScreen = <Module extends object>(load: () => Promise<Module>, ...namespaces: Namespace[]) =>
  lazy(async () => ({ default: await loadScreen(load, ...namespaces) }));
