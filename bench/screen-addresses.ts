/** Every screen address with a fixed path, for benches that visit all of them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '../apps/web/src');

/**
 * Paths from the manifests of the domains and the first table; public screens are visited signed in, where
 * they redirect.
 */
export function screenAddresses(): string[] {
  const sources = [...globSync('contexts/**/*.domain.tsx', { cwd: web }), 'app/app.tsx'].sort();
  const paths = sources.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/path: '(\/[\w/-]*)'/g)].map(([, path]) => path!),
  );
  const wanted = process.env.SHEAF_SCREENS?.split(',') ?? [''];
  return [...new Set(paths)]
    .filter((path) => path !== '/kit' && wanted.some((word) => path.includes(word)))
    .toSorted();
}
