/**
 * Bundles the scripts that server tests start as processes, and caches their compiled code. Each start then
 * takes one second of processor time instead of two; tests start about eighty. The first start builds the
 * bundles, so a run without starts builds none. Journeys and fault tests start the sources directly.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import { root } from './source-files.ts';

const names = ['main', 'congregation', 'payment'] as const;

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the bundled scripts of `apps/server/src`. */
    scripts: Record<(typeof names)[number], string>;
  }
}

/** Not bundled: packages with programs or files, and packages that no start needs. */
const apart = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@scalar/fastify-api-reference',
  'graphile-worker',
  'pg',
];

/** Workers, migrations and pictures are located relative to the file that names them. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: (code, id) =>
    /import\.meta\.|\b__(dir|file)name\b/.test(code)
      ? code
          .replaceAll(/\bimport\.meta\.dirname\b|\b__dirname\b/g, JSON.stringify(dirname(id)))
          .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
          .replaceAll(/\b__filename\b/g, JSON.stringify(id))
      : null,
};

/** Launcher of a script: waits for the bundles and uses the compile cache of an earlier start. */
const starting = (name: string, folder: string): string => `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setTimeout } from 'node:timers/promises';

const made = ${JSON.stringify(join(folder, 'made'))};
if (!existsSync(made)) writeFileSync(${JSON.stringify(join(folder, 'wanted'))}, '');
while (!existsSync(made)) await setTimeout(20);
const failure = readFileSync(made, 'utf8');
if (failure) throw new Error(failure);
enableCompileCache(${JSON.stringify(join(folder, 'compiled'))});
await import('./${name}.js');
`;

const make = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    root: join(root, 'apps/server'),
    logLevel: 'warn',
    plugins: [keepPlaces],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(root, 'apps/server/src', `${name}.ts`)])),
        // Workers import a function by its name, which a bundle with two functions of that name would change.
        output: { keepNames: true },
      },
    },
  });

/** Builds the bundles on demand; every start reports a build error. */
function makeWhenWanted(folder: string): () => Promise<void> {
  let making = Promise.resolve();
  const watch = setInterval(() => {
    if (!existsSync(join(folder, 'wanted'))) return;
    clearInterval(watch);
    making = make(folder)
      .then(() => '', String)
      .then((failure) => {
        writeFileSync(join(folder, 'making'), failure);
        // Renamed at once, so that no process reads an incomplete folder.
        renameSync(join(folder, 'making'), join(folder, 'made'));
      });
  }, 20);
  return () => {
    clearInterval(watch);
    return making;
  };
}

export function setup(project: TestProject): () => Promise<void> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'started-'));
  // Some scripts run as another user, and any may be the first.
  chmodSync(folder, 0o777);
  const scripts = Object.fromEntries(names.map((name) => [name, join(folder, `start-${name}.js`)]));
  for (const name of names) writeFileSync(scripts[name]!, starting(name, folder));
  project.provide('scripts', scripts as Record<(typeof names)[number], string>);
  const finish = makeWhenWanted(folder);
  return async () => {
    await finish();
    rmSync(folder, { recursive: true, force: true });
  };
}
