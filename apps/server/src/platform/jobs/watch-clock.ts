/**
 * Reports a moved clock. The queue computes its next scheduled jobs ahead, so after a clock was set back it
 * schedules nothing for the rest of the run, and after one set ahead all jobs of the skipped time.
 */

/** Milliseconds of the clock of the machine, and of one that nobody sets. */
export interface ClockReadings {
  wall(): number;
  steady(): number;
}

const machine: ClockReadings = { wall: () => Date.now(), steady: () => performance.now() };
const everyMilliseconds = 5000;
/** Corrections of a time service are smaller. */
const mostMilliseconds = 60_000;

/** Calls `onMove` once; the returned function ends the watch. */
export function watchClock(
  onMove: () => void,
  { wall, steady }: ClockReadings = machine,
  milliseconds = everyMilliseconds,
): () => void {
  const apart = (): number => wall() - steady();
  const first = apart();
  const timer = setInterval(() => {
    if (Math.abs(apart() - first) <= mostMilliseconds) return;
    clearInterval(timer);
    onMove();
  }, milliseconds).unref();
  return () => clearInterval(timer);
}
