/** Public address of the running server, stored next to its database, for links that commands print. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (folder: string): string => join(folder, 'address');

export const announceAddress = (folder: string, address: string): void =>
  writeFileSync(fileOf(folder), address, { mode: 0o600 });

export const withdrawAddress = (folder: string): void => rmSync(fileOf(folder), { force: true });

export function announcedAddress(folder: string): string | undefined {
  try {
    return readFileSync(fileOf(folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
