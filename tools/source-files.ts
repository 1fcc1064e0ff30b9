/** Paths of all files in this repository that people write, relative to its root. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const skipped = new Set([
  'node_modules',
  '.git',
  '.cache',
  'dist',
  'artifacts',
  'coverage',
  'test-results',
  'data',
  '.stryker-tmp',
]);

/** Sorted; generated folders are left out. */
export function sourceFiles(folder = '', base = root): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (skipped.has(entry.name) || entry.name.startsWith('data-')) continue;
    if (entry.isDirectory()) found.push(...sourceFiles(path, base));
    else if (entry.isFile()) found.push(path);
  }
  return found.sort();
}
