/** Begins a domain in every room (`npm run new:domain carts`), with one operation that works from the rule to the screen. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { domainEntries } from './new-domain/domain-entries.ts';
import { domainFiles } from './new-domain/domain-files.ts';
import { root } from './source-files.ts';
import { environment } from './step.ts';

/** Writes the domain under `base`; gives the paths it wrote or changed. Nothing is written when anything is in the way. */
export function addDomain(name: string, base: string): string[] {
  if (!/^[a-z]{3,20}$/.test(name)) throw new Error('A domain is one lower-case word, such as carts.');
  const files = domainFiles(name);
  const present = [...files.keys()].filter((path) => existsSync(join(base, path)));
  if (present.length > 0) throw new Error(`There already: ${present.join(', ')}.`);

  const lists = new Map<string, string>();
  for (const { path, behind, line } of domainEntries(name)) {
    const text = lists.get(path) ?? readFileSync(join(base, path), 'utf8');
    const found = behind.exec(text);
    if (!found) throw new Error(`${path} has no place for "${line.trim()}".`);
    const end = found.index + found[0].length;
    lists.set(path, text.slice(0, end) + line + text.slice(end));
  }
  for (const [path, text] of [...files, ...lists]) {
    mkdirSync(join(base, dirname(path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return [...files.keys(), ...lists.keys()];
}

if (process.argv[1] === import.meta.filename) {
  try {
    const written = addDomain(process.argv[2] ?? '', root);
    const code = written.filter((path) => /\.tsx?$/.test(path));
    spawnSync('biome', ['check', '--write', '--log-level=error', ...code], { cwd: root, env: environment() });
    console.log(written.join('\n'));
    console.log('\nNow: npm run check, then shape it.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
