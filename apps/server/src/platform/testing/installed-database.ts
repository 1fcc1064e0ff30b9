/** The result of a first start, created once per run, to save its seconds in tests of later behaviour. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Preserves owner and mode, which PostgreSQL checks. */
export const copyDatabase = (from: string, to: string): void => {
  execFileSync('cp', ['-a', join(from, 'postgres'), join(to, 'postgres')]);
};

/** Copies a stopped, migrated and empty database into a data folder without one. */
export function installDatabase(folder: string): void {
  mkdirSync(folder, { recursive: true });
  copyDatabase(inject('installed'), folder);
}
