/** Handing over is bounded: whoever finds a message under way for longer knows that nobody is at it any more (MSG-R18). */
import { asFailure, SendFailure } from '#platform/outbox/send-failure';

const longestMilliseconds = 90_000;
/** The sender that is told to stop may still say how far it came. */
const lastWordMilliseconds = 1000;

/**
 * What the provider said, or why it did not say yes. `send` is to stop when the signal does; where it does not, it is waited for
 * no longer and may have succeeded.
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
