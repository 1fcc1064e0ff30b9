/**
 * The end of a process beside which another one works: it says that it is not ready, so that a balancer sends it nothing more, answers
 * what it still gets with `Connection: close`, and only then lets phones and connections go.
 */

interface DrainSteps {
  /** Tells health and answers that the end has begun. */
  begin(): void;
  /** Until a balancer has noticed. */
  seconds: number;
  stopJobs(): Promise<void>;
  /** Phones come again, to another process. */
  endChannels(): void;
  /** Resolves when every request was answered. */
  closeServer(): Promise<unknown>;
  /** For requests that take too long. */
  breakConnections(): void;
}

/** Together less than five seconds. */
const jobsMilliseconds = 3000;
const requestsMilliseconds = 1500;

/** False where it took longer; the work itself goes on. */
export async function inTime(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function drain(draining: DrainSteps): Promise<void> {
  draining.begin();
  const noticed = new Promise((resolve) => setTimeout(resolve, draining.seconds * 1000));
  // A job that does not end is begun again by another process, whose workers see that this one is gone.
  await Promise.all([inTime(draining.stopJobs(), jobsMilliseconds), noticed]);
  draining.endChannels();
  if (!(await inTime(draining.closeServer(), requestsMilliseconds))) draining.breakConnections();
}
