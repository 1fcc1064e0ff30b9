/**
 * Builds and compresses the web app into apps/web/dist; does nothing if dist was built from the same sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, sourceFiles } from './source-files.ts';

const web = join(root, 'apps/web');
const dist = join(web, 'dist');
/** Written last, so that an interrupted build is repeated. */
const record = join(dist, '.made-from');
const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const leastBytes = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Hash of everything the build reads: the app, the shared packages, the lock file. */
function hashSources(): string {
  const hash = createHash('sha256');
  const folders = ['apps/web', 'packages/rules', 'packages/contract', 'packages/phrases'];
  const files = folders
    .flatMap((folder) => sourceFiles(folder))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  for (const path of [...files, 'package-lock.json']) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The page of the schedule kit is for development only (decision 34); its file in the build means that the build contains its route.
 */
function refuseKit(): void {
  const strays = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)kit-/.test(name),
  );
  if (strays.length > 0) throw new Error(`the built app holds the page of the kit: ${strays.join(', ')}`);
}

/** Writes `name.br` and `name.gz` next to each text file of dist that becomes smaller by it. */
async function compress(): Promise<number> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const path = join(dist, name);
      const bytes = readFileSync(path);
      if (bytes.length < leastBytes) return;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const [small, zipped] = await Promise.all([
        brotli(bytes, { params: quality }),
        zip(bytes, { level: 9 }),
      ]);
      if (small.length < bytes.length) writeFileSync(`${path}.br`, small);
      if (zipped.length < bytes.length) writeFileSync(`${path}.gz`, zipped);
    }),
  );
  return names.length;
}

async function buildWeb(): Promise<void> {
  const hash = hashSources();
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return;
  const startedAt = performance.now();
  console.log('Building the app …');
  const { build } = await import('vite');
  await build({ root: web, logLevel: 'warn', build: { outDir: 'dist', emptyOutDir: true } });
  refuseKit();
  const files = await compress();
  writeFileSync(record, hash);
  console.log(`Built the app in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${files} files.`);
}

if (existsSync(join(web, 'index.html'))) {
  await buildWeb();
} else {
  console.error('There is no app to build: apps/web/index.html is missing.');
  process.exitCode = 1;
}
