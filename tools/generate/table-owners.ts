/** Which context a table or a published view belongs to, as its manifests say. Read as text, as generating starts before all code runs. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContexts } from './context-table.ts';

const lists = /^ {2}(?:owns|publishes): \[([^\]]*)\]/gm;

/** Contexts from the lowest layer up, each with its tables and views; the platform's own are the rest, and come first. */
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
