/** Texts of a swap. */
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import type { ScheduleState } from '#ui/schedule/schedule-states.ts';
import type { Swap } from './use-swaps.ts';

/** Day and time. */
export const lineOfSwap = ({ date, starts_at: clock }: Pick<Swap, 'date' | 'starts_at'>): string =>
  joinTexts([fullDay(date), wallClock(wallTimeAt(date, clock))]);

interface SwapState {
  chip: ScheduleState;
  label: string;
  line: string;
}

/** State of an active swap for its asker. */
export function stateOf(t: Translate, { state, taker, offers, released }: Swap): SwapState {
  if (state === 'pending')
    return {
      chip: 'awaiting',
      label: t('swaps:pending', { name: taker?.name ?? '' }),
      line: t('swaps:pendingHint'),
    };
  if (state === 'nobody') return { chip: 'unfilled', label: t('swaps:nobody'), line: t('swaps:nobodyHint') };
  return {
    chip: 'looking',
    label: t('swaps:looking'),
    line: released ? t('swaps:isReleased') : t('swaps:askedCount', { count: offers.length }),
  };
}
