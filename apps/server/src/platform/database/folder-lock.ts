/** One process per data folder: a lock file with pid and start time, stale when that process has ended. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lives, startOf } from '#platform/database/process-life';

export interface FolderLock {
  release(): void;
}

const mostTries = 20;

const readHolder = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const holderLives = (holder: string): boolean => {
  const [pid = '', start = ''] = holder.split(' ');
  return Number(pid) > 0 && lives(Number(pid)) && startOf(Number(pid)) === start;
};

/** Links the complete claim to the path, which is atomic and succeeds for one process. */
const take = (claim: string, path: string): boolean => {
  try {
    linkSync(claim, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Replaces a stale lock. Only the holder of the marker may, so that two processes do not both win. */
function replaceStale(claim: string, path: string, stale: string): boolean {
  const marker = `${path}.taking`;
  if (!take(claim, marker)) {
    const taker = readHolder(marker);
    if (taker !== undefined && !holderLives(taker)) rmSync(marker, { force: true });
    return false;
  }
  try {
    if (readHolder(path) !== stale) return false;
    rmSync(path, { force: true });
    return take(claim, path);
  } finally {
    rmSync(marker, { force: true });
  }
}

const pause = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

/** @throws if another living process holds the folder. */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'sheaf.lock');
  const claim = `${path}.${process.pid}`;
  // The claim of a killed process with the same pid may be the lock file itself: writing would change the
  // lock.
  rmSync(claim, { force: true });
  writeFileSync(claim, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 });
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (take(claim, path)) return { release: () => rmSync(path, { force: true }) };
      const holder = readHolder(path);
      if (holder === undefined) continue;
      if (holderLives(holder)) {
        throw new Error(
          `Another Sheaf (process ${holder.split(' ')[0]}) works on ${folder}. Stop it, or choose another folder with SHEAF_DATA.`,
        );
      }
      if (replaceStale(claim, path, holder)) return { release: () => rmSync(path, { force: true }) };
      pause(10);
    }
  } finally {
    rmSync(claim, { force: true });
  }
  throw new Error(`The lock of ${folder} could not be taken.`);
}
