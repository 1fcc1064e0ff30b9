/**
 * Graceful shutdown behind a load balancer: reports not ready, answers remaining requests with `Connection:
 * close`, then closes event streams and connections.
 */

interface DrainSteps {
  /** Switches health and answers to shutdown. */
  begin(): void;
  /** Time for the load balancer to notice. */
  seconds: number;
  stopJobs(): Promise<void>;
  /** Closes event streams; phones reconnect to another process. */
  endChannels(): void;
  /** Resolves when every request is answered. */
  closeServer(): Promise<unknown>;
  /** Destroys connections whose requests exceed the time limit. */
  breakConnections(): void;
}

/** Total of all limits is below five seconds. */
const jobsMilliseconds = 3000;
const requestsMilliseconds = 1500;

/** False after a timeout; the work itself continues. */
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
  // An unfinished job is restarted by another process, whose workers detect that this one ended.
  await Promise.all([inTime(draining.stopJobs(), jobsMilliseconds), noticed]);
  draining.endChannels();
  if (!(await inTime(draining.closeServer(), requestsMilliseconds))) draining.breakConnections();
}
