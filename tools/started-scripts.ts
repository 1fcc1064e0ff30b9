/**
 * What tests of the server start as processes of their own, eighty times: put together with the packages into a few files, and
 * compiled by the first of them for all others. Read and compiled file by file, each start takes two seconds of a processor instead of
 * one. Journeys and the tests of faults start the server as it is.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Read as they are: what brings programs or files of its own, and what no start needs. */
const apart = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@scalar/fastify-api-reference',
  'graphile-worker',
  'pg',
];

/** Workers, migrations and pictures are found beside the file that names them, wherever it runs. */
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

/** The script as it is started: with what an earlier start compiled. */
const starting = (name: string, compiled: string): string =>
  [
    "import { enableCompileCache } from 'node:module';",
    `enableCompileCache(${JSON.stringify(compiled)});`,
    `await import('./${name}.js');`,
    '',
  ].join('\n');

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
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      target: 'node24',
      rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, source(name)])) },
    },
  });
  const scripts = Object.fromEntries(names.map((name) => [name, join(folder, `start-${name}.js`)]));
  for (const name of names) writeFileSync(scripts[name]!, starting(name, join(folder, 'compiled')));
  project.provide('scripts', scripts as Record<(typeof names)[number], string>);
  return () => rmSync(folder, { recursive: true, force: true });
}
