/** Checks whether a process still runs, distinguishing a later one with the same pid. */
import { readFileSync } from 'node:fs';

/** Fields of /proc/PID/stat after the name: state first, start time in clock ticks as the twentieth. */
const fieldsOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/** Start time of a process in clock ticks; '' without /proc. */
export const startOf = (pid: number): string => fieldsOf(pid)[19] ?? '';

/** A zombie process does not count as alive. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return fieldsOf(pid)[0] !== 'Z';
}
