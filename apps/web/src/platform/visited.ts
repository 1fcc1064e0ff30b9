/** Paths of this visit by position in the history of the tab; they survive a reload (COMMON-R24). */
import { stepsBack } from '@sheaf/rules/dashboard/dashboard/steps-back';

const stored = 'sheaf.visited';

/** Position that React Router stores with each entry. */
const position = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

function read(): (string | null)[] {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? '[]') as (string | null)[];
  } catch (error) {
    console.warn('the visited screens cannot be read', error);
    return [];
  }
}

export const visited = {
  note(pathname: string): void {
    const at = position();
    const before = read();
    const paths = Array.from({ length: at }, (_, index) => before[index] ?? null);
    sessionStorage.setItem(stored, JSON.stringify([...paths, pathname]));
  },
  /** Negative steps to the screen that the person came from; null without one. */
  delta(pathname: string): number | null {
    const paths = read().slice(0, position());
    const steps = stepsBack([...paths, pathname]);
    return steps === null ? null : -steps;
  },
};
