/**
 * "I can't" for an own duty in one press: begins the search for another person (X-SWAP-20), or notifies the people
 * who assign it (USERS-X19). Without a connection it waits on this device (X-SWAP-22).
 */
import type { SwapReason } from '@sheaf/rules/planning/swaps/swap-state';
import { offersSwap } from '@sheaf/rules/planning/swaps/swap-terms';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { useAction } from '#platform/action.ts';
import { CallFailed } from '#platform/api.ts';
import { sendOrQueueCall } from '#platform/outbox/send-or-queue.ts';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { refreshAfter } from '#platform/queries.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { wallDay } from '#platform/wall-times.ts';
import { type MyDuty, titleOfMine } from './my-duty-title.ts';

/** `asked`: others are asked. `told`: the people who assign it know. `waiting`: sent with the next connection. */
type Outcome = 'asked' | 'told' | 'nobody' | 'waiting';

/** Orders the requests about one duty that wait for a connection. */
export const cannotQueueKey = (dutyId: number): string => `swap:${dutyId}`;

const codeOf = (error: unknown): string | null => (error instanceof CallFailed ? error.problem.code : null);

/** Texts of the list of waiting actions. */
function useEntry(duty: MyDuty) {
  const { t } = useTexts();
  const where = joinTexts([titleOfMine(t, duty), wallDay(wallTimeAt(duty.date, duty.starts_at))]);
  return { queueKey: cannotQueueKey(duty.id), about: { what: t('duties:cannot.say'), where } };
}

/** Notifies the people who assign the duty. */
export function useTellingAssigners(duty: MyDuty) {
  const entry = useEntry(duty);
  return useAction(
    (params: { id: number }, key) => sendOrQueueCall('duties.sayCannot', { params }, key, entry),
    { success: () => refreshAfter('duties.sayCannot') },
  );
}

export function useCannot(duty: MyDuty, reason: SwapReason | null) {
  const entry = useEntry(duty);
  const [waits] = useWaitingOf(entry.queueKey);
  const asking = useAction(
    (body: Record<string, unknown>, key) => sendOrQueueCall('swaps.askSwap', { body }, key, entry),
    { success: () => refreshAfter('swaps.askSwap') },
  );
  const telling = useTellingAssigners(duty);
  const tell = (): void => telling.mutate({ id: duty.id });
  const outcome = (): Outcome | null => {
    if (waits) return 'waiting';
    if (telling.data?.how === 'saved') return telling.data.reply.told > 0 ? 'told' : 'nobody';
    if (codeOf(asking.error) === 'swap-open') return 'asked';
    if (asking.data?.how !== 'saved') return null;
    // Without anybody who could take it, the server has notified the people who assign it.
    return asking.data.reply.state === 'nobody' ? 'told' : 'asked';
  };
  const answered = ['swap-open', 'duty-not-swapped'];
  return {
    isPending: asking.isPending || telling.isPending,
    error: telling.error ?? (answered.includes(codeOf(asking.error) ?? '') ? null : asking.error),
    outcome: outcome(),
    say: (): void => {
      if (!offersSwap(duty)) tell();
      else
        asking.mutate(
          { duty_id: duty.id, reason, note: '' },
          { onError: (error) => codeOf(error) === 'duty-not-swapped' && tell() },
        );
    },
  };
}
