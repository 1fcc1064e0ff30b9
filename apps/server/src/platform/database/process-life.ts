/** Whether a process still runs, told apart from a later one that got the same number. */
import { readFileSync } from 'node:fs';

/** What the system tells of a process after its name: state first, start time in clock ticks as the twentieth. */
const fieldsOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/** Start time of a process in clock ticks; '' where /proc is missing. */
export const startOf = (pid: number): string => fieldsOf(pid)[19] ?? '';

/** A process that ended, but that nobody has collected yet, does not live. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return fieldsOf(pid)[0] !== 'Z';
}
