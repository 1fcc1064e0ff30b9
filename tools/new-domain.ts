/**
 * Generates a working domain (`npm run new:domain carts`): table, read and write operation, screen with a
 * form, nightly job, calendar source, journal, phrases, requirements, tests and a journey.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { domainEntries } from './new-domain/domain-entries.ts';
import { domainName } from './new-domain/domain-name.ts';
import { ruleFiles } from './new-domain/rule-files.ts';
import { serverFiles } from './new-domain/server-files.ts';
import { webFiles } from './new-domain/web-files.ts';
import { wordFiles } from './new-domain/word-files.ts';
import { root } from './source-files.ts';
import { environment } from './step.ts';

/**
 * Writes the domain under `base` and returns the paths that it wrote or changed. Writes nothing if a file
 * already exists.
 */
export function addDomain(given: string, base: string): string[] {
  const name = domainName(given, base);
  const files = new Map([...ruleFiles(name), ...serverFiles(name), ...webFiles(name), ...wordFiles(name)]);
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

function makeDomain(given: string): void {
  const written = addDomain(given, root);
  const code = written.filter((path) => /\.tsx?$/.test(path));
  const inherited = { cwd: root, env: environment(), stdio: 'inherit' } as const;
  const made = [
    spawnSync('biome', ['check', '--write', '--log-level=error', ...code], inherited),
    spawnSync('node', ['tools/generate.ts'], inherited),
  ];
  if (made.some(({ status }) => status !== 0)) throw new Error('The domain was written, but not finished.');
  console.log(written.join('\n'));
  console.log('\nNow: npm run check, then shape it.');
}

if (process.argv[1] === import.meta.filename) {
  try {
    makeDomain(process.argv[2] ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
