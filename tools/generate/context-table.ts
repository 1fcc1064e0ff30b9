/** docs/architecture.md with its table of contexts, made from their manifests. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const page = 'docs/architecture.md';
const marks = ['<!-- contexts: generated -->', '<!-- end of contexts -->'] as const;

interface ContextRow {
  name: string;
  layer: string;
  holds: string;
}

function readContexts(root: string): ContextRow[] {
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

export function architecturePage(root: string): string {
  const text = readFileSync(join(root, page), 'utf8');
  const [begin, end] = [text.indexOf(marks[0]), text.indexOf(marks[1])];
  if (begin < 0 || end < begin) throw new Error(`${page} has no place for the table of contexts.`);
  const rows = readContexts(root).map(({ name, layer, holds }) => `| \`${name}\` | ${layer} | ${holds} |`);
  const table = [marks[0], '| context | layer | holds |', '|---|---|---|', ...rows, ''].join('\n');
  return text.slice(0, begin) + table + text.slice(end);
}
