/**
 * The module and the phrases of each screen, read from the manifests of the domains and from `app.tsx`. The build
 * announces their files with the page (decision 190).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ScreenModule {
  /** Path of the router, like `/map/:number`. */
  path: string;
  /** File of the screen; undefined for the dashboard, which has a file of its own. */
  module?: string;
  namespaces: readonly string[];
  /** Shown with the theme of the component library. */
  themed: boolean;
  /** Shown by the table of routes, which has to be loaded first. */
  inTable: boolean;
}

/** Files of a screen by language, the ones of the first paint first. */
export interface ScreenFiles {
  path: string;
  files: Record<string, string[]>;
}

const loads =
  /(?:lazyScreen|loadScreen)\(\s*(?:\(\) => import\('([^']+)'\)|(\w+)),?((?:\s*'[\w-]+',?)*)\s*\)/g;
const routes = /path: '(\/[^']*)',\s*(?:element: <(\w+) \/>|Screen(?:: (\w+))?\b)/g;

const moduleOf = (folder: string, source: string): string =>
  source.startsWith('#contexts/') ? source.slice(1) : join(folder, source);

function readScreens(src: string, file: string): ScreenModule[] {
  const text = readFileSync(join(src, file), 'utf8');
  const folder = join(file, '..');
  const inTable = !file.endsWith('app.tsx');
  const screens = new Map<string, Pick<ScreenModule, 'module' | 'namespaces' | 'themed'>>();
  for (const load of text.matchAll(loads)) {
    const before = text.slice(0, load.index);
    const name = [...before.matchAll(/^const (\w+) =/gm)].at(-1)?.[1];
    const variable =
      load[2] && new RegExp(`const ${load[2]} = \\(\\) => import\\('([^']+)'\\)`).exec(text)?.[1];
    const source = load[1] ?? variable;
    if (!name || !source) throw new Error(`${file}: a screen is loaded in an unknown way`);
    screens.set(name, {
      themed: inTable || new RegExp(`const ${name} = lazyThemed\\(`).test(text),
      module: moduleOf(folder, source),
      namespaces: [...load[3]!.matchAll(/'([\w-]+)'/g)].map(([, namespace]) => namespace!),
    });
  }
  return [...text.matchAll(routes)].map(([, path, element, screen = 'Screen']) => ({
    path: path!,
    namespaces: [],
    themed: false,
    ...screens.get(element ?? screen),
    inTable,
  }));
}

/** @param src folder of the app's sources. */
export function screenModules(src: string): ScreenModule[] {
  const files = ['app/app.tsx', ...globSync('contexts/**/*.domain.tsx', { cwd: src }).sort()];
  return files.flatMap((file) => readScreens(src, file)).filter(({ path }) => path !== '/kit');
}
