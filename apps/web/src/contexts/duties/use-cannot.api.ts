/**
 * "I can't" for an own duty in one press: begins the search for another person (X-SWAP-20), or notifies the people
 * who assign it (USERS-X19).
 */
import type { SwapReason } from '@sheaf/rules/planning/swaps/swap-state';
import { offersSwap } from '@sheaf/rules/planning/swaps/swap-terms';
import { CallFailed } from '#platform/api.ts';
import { useWrite } from '#platform/use-write.ts';
import type { MyDuty } from './my-duty-title.ts';

/** `asked`: others are asked. `told`: the people who assign it know. */
type Outcome = 'asked' | 'told' | 'nobody';

const codeOf = (error: unknown): string | null => (error instanceof CallFailed ? error.problem.code : null);

export function useCannot(duty: MyDuty, reason: SwapReason | null) {
  const asking = useWrite('swaps.askSwap');
  const telling = useWrite('duties.sayCannot');
  const tell = (): void => telling.mutate({ params: { id: duty.id } });
  const outcome = (): Outcome | null => {
    if (telling.data) return telling.data.told > 0 ? 'told' : 'nobody';
    if (codeOf(asking.error) === 'swap-open') return 'asked';
    if (!asking.data) return null;
    // Without anybody who could take it, the server has notified the people who assign it.
    return asking.data.state === 'nobody' ? 'told' : 'asked';
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
          { body: { duty_id: duty.id, reason, note: '' } },
          { onError: (error) => codeOf(error) === 'duty-not-swapped' && tell() },
        );
    },
  };
}
