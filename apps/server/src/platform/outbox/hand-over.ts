/**
 * Bounds the time of a hand-over: after it, a message still marked as in progress has no sender (MSG-R18).
 */
import { asFailure, SendFailure } from '#platform/outbox/send-failure';

const longestMilliseconds = 90_000;
/** An aborted sender may still report its progress in this time. */
const lastWordMilliseconds = 1000;

/**
 * The provider's answer, or the failure. `send` must stop at the signal; otherwise it is abandoned and may
 * have succeeded.
 */
export async function handOver<Said>(
  send: (signal: AbortSignal) => Promise<Said>,
  longest = longestMilliseconds,
): Promise<Said | SendFailure> {
  const stop = new AbortController();
  const stopping = setTimeout(() => stop.abort(), longest);
  let giveUp: NodeJS.Timeout | undefined;
  const late = new Promise<SendFailure>((resolve) => {
    giveUp = setTimeout(
      () => resolve(new SendFailure('No answer in time', { unsure: true })),
      longest + lastWordMilliseconds,
    );
  });
  try {
    return await Promise.race([send(stop.signal).catch(asFailure), late]);
  } finally {
    clearTimeout(stopping);
    clearTimeout(giveUp);
  }
}
