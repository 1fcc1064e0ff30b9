/** Generates the table of contexts in docs/architecture.md from their manifests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withGeneratedPart } from './generated-part.ts';

interface ContextRow {
  name: string;
  layer: string;
  holds: string;
}

export function readContexts(root: string): ContextRow[] {
  return globSync('apps/server/src/contexts/*/*.context.ts', { cwd: root })
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const holds = /^ {2}holds:\s+'([^']+)',$/m.exec(text)?.[1];
      const layer = /^ {2}layer: (\d),$/m.exec(text)?.[1];
      if (!holds || !layer) throw new Error(`${path} does not say its layer and what it holds.`);
      return { name: basename(path, '.context.ts'), layer, holds };
    })
    .sort((a, b) => a.layer.localeCompare(b.layer) || a.name.localeCompare(b.name));
}

export const architecturePage = (root: string): string =>
  withGeneratedPart(root, 'docs/architecture.md', 'contexts', [
    '| context | layer | holds |',
    '|---|---|---|',
    ...readContexts(root).map(({ name, layer, holds }) => `| \`${name}\` | ${layer} | ${holds} |`),
  ]);
