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

/** Duty that a person of an exchange would pass on, or that they would take. */
export const partOf = (t: Translate, { gives }: Swap['offers'][number]): string =>
  gives ? t('swaps:wouldGive', { title: gives.title, when: lineOfSwap(gives) }) : t('swaps:wouldTake');

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
  if (!released && offers.some(({ chain }) => chain !== null))
    return { chip: 'looking', label: t('swaps:looking'), line: t('swaps:askedToExchange') };
  return {
    chip: 'looking',
    label: t('swaps:looking'),
    line: released ? t('swaps:isReleased') : t('swaps:askedCount', { count: offers.length }),
  };
}
