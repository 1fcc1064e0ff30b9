/** One process a data folder: a lock file with the process's number and start, stale only when that process is gone. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface FolderLock {
  release(): void;
}

/** Start time of a process in clock ticks, so that a reused number is not mistaken for it; '' where /proc is missing. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const lives = (pid: number, start: string): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === start;
};

/** @throws when another living process holds the folder. */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'sheaf.lock');
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, `${process.pid} ${startOf(process.pid)}`);
      closeSync(file);
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start = ''] = readFileSync(path, 'utf8').split(' ');
    if (pid !== '' && lives(Number(pid), start)) {
      throw new Error(
        `Another Sheaf (process ${pid}) works on ${folder}. Stop it, or choose another folder with SHEAF_DATA.`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new Error(`The lock of ${folder} could not be taken.`);
}
