/**
 * What tests of the server start as processes of their own, each put together into one file: read file by file, the server takes a
 * second of a processor to start, and they start it eighty times. Journeys and the tests of faults start it as it is.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import { root } from './source-files.ts';

const names = ['main', 'congregation', 'payment'] as const;

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the scripts of `apps/server/src` lie, made ready to start. */
    scripts: Record<(typeof names)[number], string>;
  }
}

/** Workers, migrations and pictures are found beside the file that names them, wherever it runs. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: (code, id) =>
    id.startsWith(root) && code.includes('import.meta.')
      ? code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

export async function setup(project: TestProject): Promise<() => void> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'started-'));
  // Some are started as another user.
  chmodSync(folder, 0o755);
  const source = (name: string): string => join(root, 'apps/server/src', `${name}.ts`);
  await build({
    configFile: false,
    root: join(root, 'apps/server'),
    logLevel: 'warn',
    plugins: [keepPlaces],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, source(name)])) },
    },
  });
  const scripts = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.js`)]));
  project.provide('scripts', scripts as Record<(typeof names)[number], string>);
  return () => rmSync(folder, { recursive: true, force: true });
}
