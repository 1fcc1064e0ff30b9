/** Processor time of a process and everything it started. The clock of a busy machine says nothing about the cost of a test. */
import { readdirSync, readFileSync } from 'node:fs';

/** Unit of the times in `/proc` (`CLK_TCK`), which is the same on every Linux. */
const ticksPerSecond = 100;

interface Stat {
  parent: number;
  /** In ticks, with the children that have ended. */
  ticks: number;
}

function statOf(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes before, in brackets, and may hold anything.
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

/** Where there is no `/proc`, child processes are left out. */
function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Seconds since this process started, in all of its cores, of its children and theirs. */
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
