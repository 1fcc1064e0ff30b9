import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './place.ts';

const root = join(import.meta.dirname, '../..');

interface FoundingValues {
  congregation: string;
  /** Family name of the founder, whose first name is Adam. */
  family: string;
}

/** Runs the command that founds a congregation; returns the link that it prints. */
export async function foundCongregation(
  place: Place,
  { congregation, family }: FoundingValues,
): Promise<string> {
  const values = {
    name: congregation,
    country: 'AU',
    timezone: 'Australia/Hobart',
    first: 'Adam',
    last: family,
    gender: '1',
    email: `adam@${congregation.toLowerCase()}.example.org`,
  };
  const words = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'congregation', '--', ...words], {
    cwd: root,
    env: { ...process.env, SHEAF_DATA: place.folder, SHEAF_ADDRESS: '' },
  });
  return /http\S+token=\S+/.exec(stdout)?.[0] ?? '';
}
