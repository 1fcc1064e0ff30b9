/**
 * Processor time of a process and its descendants. Wall time on a busy machine does not show the cost of a
 * test.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Unit of the times in `/proc` (`CLK_TCK`), the same on every Linux. */
const ticksPerSecond = 100;

interface Stat {
  parent: number;
  /** In ticks, including children that have ended. */
  ticks: number;
}

function statOf(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name precedes in parentheses and may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, own, system, children, childrenSystem] = [1, 11, 12, 13, 14].map((at) => fields[at]!);
    return { parent: parent!, ticks: own! + system! + children! + childrenSystem! };
  } catch {
    // The process has ended, or this is not Linux.
    return undefined;
  }
}

/** Without `/proc`, child processes are not counted. */
function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Processor seconds of this process and its descendants on all cores. */
export function processorSeconds(): number {
  const stats = new Map(processIds().map((pid) => [Number(pid), statOf(pid)]));
  const isOwn = (pid: number): boolean => {
    for (let at = pid; at > 1; at = stats.get(at)?.parent ?? 0) if (at === process.pid) return true;
    return false;
  };
  const ticks = [...stats]
    .filter(([pid]) => isOwn(pid))
    .reduce((sum, [, stat]) => sum + (stat?.ticks ?? 0), 0);
  if (ticks > 0) return ticks / ticksPerSecond;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Processor seconds of all processes of the machine since it started. Includes databases and browsers, which
 * leave their parents and are therefore missing in `processorSeconds`. 0 without `/proc`.
 */
export function machineSeconds(): number {
  try {
    const [user, nice, system, , , interrupts, softInterrupts] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]!
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return (user! + nice! + system! + interrupts! + softInterrupts!) / ticksPerSecond;
  } catch {
    // This is not Linux.
    return 0;
  }
}
