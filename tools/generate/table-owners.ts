/**
 * Context of each table and published view, read from the text of the manifests, because generation runs
 * before any code.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContexts } from './context-table.ts';

const lists = /^ {2}(?:owns|publishes): \[([^\]]*)\]/gm;

/**
 * Contexts from the lowest layer up, with their tables and views; the platform, which owns the others, comes
 * first.
 */
export function tableOwners(root: string): { context: string; names: string[] }[] {
  return readContexts(root).map(({ name }) => ({
    context: name,
    names: globSync(`apps/server/src/contexts/${name}/**/*.domain.ts`, { cwd: root }).flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(lists)].flatMap(([, inside = '']) =>
        [...inside.matchAll(/'([a-z_]+)'/g)].map(([, table]) => table!),
      ),
    ),
  }));
}
