/** Who was asked to take an own duty, and what the asker can do (X-SWAP-9, X-SWAP-13). */
import { Button } from '@mantine/core';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { timeOrDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { type AskedPerson, SwapSteps } from '#ui/schedule/swap-steps.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './own-swap-sheet.module.css';
import { lineOfSwap, partOf, stateOf } from './swap-texts.ts';
import type { Swap } from './use-swaps.ts';

interface OwnSwapSheetProps {
  swap: Swap;
  title: string;
  onClose: () => void;
}

const chips: Readonly<Record<Swap['offers'][number]['state'], AskedPerson['state']>> = {
  sent: 'sent',
  seen: 'seen',
  cant: 'cant',
  taken: 'taken',
  held: 'awaiting',
  refused: 'cant',
  late: 'sent',
};

/** Describes the next step. */
function useNext(swap: Swap): string {
  const { t } = useTexts();
  const { state, next_at, closes_at } = swap;
  if (state !== 'open') return stateOf(t, swap).line;
  if (next_at) return t('swaps:nextAt', { when: timeOrDate(next_at) });
  return t('swaps:untilAt', { when: timeOrDate(closes_at) });
}

function Buttons({ swap: { id, state, released, kind }, onClose }: OwnSwapSheetProps) {
  const { t } = useTexts();
  const params = { id };
  const next = useWrite('swaps.askNext');
  const done = (text: string) => ({
    success: () => {
      toasts.show(text);
      onClose();
    },
  });
  const withdraw = useWrite('swaps.withdrawSwap', done(t('swaps:withdrawn')));
  const release = useWrite('swaps.releaseDuty', done(t('swaps:released')));
  const busy = next.isPending || withdraw.isPending || release.isPending;
  return (
    <NeedsNet>
      <div className={classes.buttons}>
        <FailureNotice error={next.error ?? withdraw.error ?? release.error} />
        {state !== 'pending' && (
          <Button
            variant="light"
            disabled={busy}
            loading={next.isPending}
            onClick={() => next.mutate({ params })}
          >
            {t('swaps:next')}
          </Button>
        )}
        {!released && (
          <Button
            variant="default"
            disabled={busy}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params })}
          >
            {t('swaps:withdraw')}
          </Button>
        )}
        {/* A cart shift is left on the assignments, and a group keeps its leader. */}
        {!released && kind !== 'cart' && kind !== 'conductor' && (
          <>
            <Hint small>{t('swaps:releaseHint')}</Hint>
            <Button
              variant="subtle"
              disabled={busy}
              loading={release.isPending}
              onClick={() => release.mutate({ params })}
            >
              {t('swaps:release')}
            </Button>
          </>
        )}
      </div>
    </NeedsNet>
  );
}

export function OwnSwapSheet(props: OwnSwapSheetProps) {
  const { swap, title, onClose } = props;
  const { t } = useTexts();
  const { label } = stateOf(t, swap);
  const lineOf = (offer: Swap['offers'][number]): string => {
    if (offer.state === 'refused' || offer.state === 'held') return t(`swaps:offer.${offer.state}`);
    return offer.chain === null ? t('swaps:askedAt', { when: timeOrDate(offer.asked_at) }) : partOf(t, offer);
  };
  const asked = swap.offers.map((offer) => ({
    ...{ key: String(offer.id), name: offer.name, line: lineOf(offer), state: chips[offer.state] },
  }));
  return (
    <Sheet opened title={label} closeLabel={t('shell:close')} onClose={onClose} footer={null}>
      <Card>
        <ListRow title={<bdi>{title}</bdi>} line={lineOfSwap(swap)} />
      </Card>
      <SwapSteps label={t('swaps:askedPeople')} asked={asked} next={useNext(swap)}>
        <Buttons {...props} />
      </SwapSteps>
    </Sheet>
  );
}
