/** The question after "I can't" for an own duty, or the search under way (X-SWAP-13, X-SWAP-22, X-SWAP-23). */
import { isTalkDuty, offersCannot } from '@sheaf/rules/planning/swaps/swap-terms';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { cannotQueueKey } from '#contexts/duties/use-cannot.api.ts';
import type { Reply } from '#platform/api.ts';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { nowHere } from '#platform/wall-times.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useOwnSwapOf } from './use-swaps.ts';

const AskSheet = lazyPart(async () => (await import('./ask-sheet.tsx')).AskSheet);
const TellSheet = lazyPart(async () => (await import('./tell-sheet.tsx')).TellSheet);
const OwnSwapSheet = lazyPart(async () => (await import('./own-swap-sheet.tsx')).OwnSwapSheet);

interface CannotSheetProps {
  duty: Reply<'duties.listMyDuties'>[number];
  title: string;
  onClose: () => void;
}

/** Whether the person can still say that they cannot. */
export const canSayCannot = (duty: CannotSheetProps['duty']): boolean =>
  offersCannot(duty) && wallTimeAt(duty.date, duty.starts_at) > nowHere();

/** Nothing for a duty that has begun, or whose request waits for a connection. */
export function CannotSheet(props: CannotSheetProps) {
  const { duty, title, onClose } = props;
  const swap = useOwnSwapOf(duty.id);
  const [waits] = useWaitingOf(cannotQueueKey(duty.id));
  if (!canSayCannot(duty) || waits || duty.cannot) return null;
  if (isTalkDuty(duty)) return <TellSheet {...props} />;
  return swap ? <OwnSwapSheet swap={swap} title={title} onClose={onClose} /> : <AskSheet {...props} />;
}
