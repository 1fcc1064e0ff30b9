/** What the first start makes, made once per run: its seconds are spared where a test is about what comes after. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** With owners and modes, which PostgreSQL looks at. */
export const copyDatabase = (from: string, to: string): void => {
  execFileSync('cp', ['-a', join(from, 'postgres'), join(to, 'postgres')]);
};

/** Puts a stopped database with all migrations and nothing in it into a data folder that has none. */
export function installDatabase(folder: string): void {
  mkdirSync(folder, { recursive: true });
  copyDatabase(inject('installed'), folder);
}
