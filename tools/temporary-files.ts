/**
 * Stores temporary files of tests in memory, where hundreds of databases take an eighth of the time. Uses the
 * default folder if that file system is missing or too small.
 */
import { accessSync, constants, statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes;
  } catch {
    // Not every system has it.
    return false;
  }
}

/** For this process and its children, unless TMPDIR is set. */
export function keepTemporaryFilesInMemory(): void {
  if (!process.env.TMPDIR && hasRoom(inMemory)) process.env.TMPDIR = inMemory;
}
