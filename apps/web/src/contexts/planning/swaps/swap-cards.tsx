/**
 * Duties that the person is asked to take, swaps of duties that they plan, and own ones that somebody has
 * (X-SWAP-15, X-SWAP-16). Nothing without one.
 */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { timeOrDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { DatedButtons, DatedLine, DatedRow, DatedRows } from '#ui/schedule/dated-row.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import classes from './swap-cards.module.css';
import { lineOfSwap, partOf, stateOf } from './swap-texts.ts';
import { type Swap, useSwaps } from './use-swaps.ts';

function SwapRow({ swap, text, children }: { swap: Swap; text: string; children?: ReactNode }) {
  return (
    <DatedRow date={swap.date} title={swap.title} line={lineOfSwap(swap)}>
      <bdi className={classes.said}>{text}</bdi>
      {children}
    </DatedRow>
  );
}

const questionOf = ({ in_chain: inChain, gives }: Swap) => {
  if (!inChain) return 'asksYou';
  return gives ? 'exchange' : 'second';
};

function Asked({ swap }: { swap: Swap }) {
  const { t } = useTexts();
  const { id, title, needs_agreement: waits, in_chain: inChain, gives } = swap;
  const day = fullDay(swap.date);
  const answer = useWrite('swaps.answerSwap', {
    success: (_, { body }) => {
      if (body?.answer === 'cant') toasts.show(t('swaps:saidNo'));
      else if (inChain) toasts.show(t('swaps:saidYes'));
      else toasts.show(waits ? t('swaps:takeWaits') : t('swaps:yours', { title }));
    },
  });
  const say = (given: 'take' | 'cant') => answer.mutate({ params: { id }, body: { answer: given } });
  const said = answer.variables?.body?.answer;
  const isDeclined = swap.answer === 'cant';
  return (
    <SwapRow
      swap={swap}
      text={isDeclined ? t('swaps:youSaidNo') : t(`swaps:${questionOf(swap)}`, { name: swap.from.name })}
    >
      {gives && <DatedLine>{t('swaps:youGive', { title: gives.title, when: lineOfSwap(gives) })}</DatedLine>}
      {inChain && <DatedLine>{t('swaps:both')}</DatedLine>}
      <FailureNotice error={answer.error} />
      <NeedsNet>
        <DatedButtons>
          <Button
            variant={isDeclined ? 'default' : 'filled'}
            aria-label={t('swaps:takeOf', { title, day })}
            loading={answer.isPending && said === 'take'}
            disabled={answer.isPending}
            onClick={() => say('take')}
          >
            {t('swaps:take')}
          </Button>
          {!isDeclined && (
            <Button
              variant="default"
              aria-label={t('swaps:cannotOf', { title, day })}
              loading={answer.isPending && said === 'cant'}
              disabled={answer.isPending}
              onClick={() => say('cant')}
            >
              {t('swaps:cannot')}
            </Button>
          )}
        </DatedButtons>
      </NeedsNet>
    </SwapRow>
  );
}

function Agreement({ swap }: { swap: Swap }) {
  const { t } = useTexts();
  const { id, title, taker } = swap;
  const about = { title, day: fullDay(swap.date), name: taker?.name ?? '' };
  const agreeing = useWrite('swaps.agreeSwap', {
    success: (_, { body }) =>
      toasts.show(body?.agree ? t('swaps:agreed', { name: about.name }) : t('swaps:disagreed')),
  });
  const say = (agree: boolean) => agreeing.mutate({ params: { id }, body: { agree } });
  return (
    <>
      <FailureNotice error={agreeing.error} />
      <NeedsNet>
        <DatedButtons>
          <Button
            variant="light"
            aria-label={t('swaps:agreeOf', about)}
            loading={agreeing.isPending}
            onClick={() => say(true)}
          >
            {t('swaps:agree')}
          </Button>
          <Button
            variant="default"
            aria-label={t('swaps:disagreeOf', about)}
            disabled={agreeing.isPending}
            onClick={() => say(false)}
          >
            {t('swaps:disagree')}
          </Button>
        </DatedButtons>
      </NeedsNet>
    </>
  );
}

/** For the people who plan the duty: who looks for somebody and why, and who was asked. */
function Planned({ swap }: { swap: Swap }) {
  const { t } = useTexts();
  const { state, from, taker, reason, note, released, offers } = swap;
  const { name } = from;
  const texts = {
    pending: t('swaps:wouldDo', { name: taker?.name ?? '', from: name }),
    nobody: t('swaps:foundNobody', { name }),
    open: released ? t('swaps:gaveUp', { name }) : t('swaps:looksFor', { name }),
  };
  return (
    <SwapRow swap={swap} text={texts[state as keyof typeof texts]}>
      {reason && <DatedLine>{t('swaps:because', { reason: t(`swaps:reason.${reason}`) })}</DatedLine>}
      {note && <DatedLine>{t('swaps:noted', { note })}</DatedLine>}
      {offers.map((offer) => (
        <DatedLine key={offer.id}>
          {t('swaps:answered', { name: offer.name, state: t(`swaps:offer.${offer.state}`) })}
          {offer.chain !== null && ` · ${partOf(t, offer)}`}
        </DatedLine>
      ))}
      {swap.can_agree && <Agreement swap={swap} />}
    </SwapRow>
  );
}

/** A swap of the caller whose duty is no longer theirs. */
function Gone({ swap }: { swap: Swap }) {
  const { t } = useTexts();
  const { state, taker } = swap;
  return (
    <SwapRow
      swap={swap}
      text={
        state === 'taken'
          ? t('swaps:hasIt', { name: taker?.name ?? '' })
          : `${t('swaps:isReleased')} ${stateOf(t, swap).label}`
      }
    />
  );
}

function rowOf(swap: Swap): ReactNode {
  // A planner who said no sees the whole search.
  if (swap.can_take && (swap.role === 'asked' || swap.answer !== 'cant'))
    return <Asked key={swap.id} swap={swap} />;
  if (swap.role === 'planner' || swap.can_agree) return <Planned key={swap.id} swap={swap} />;
  if (swap.role === 'asker' && (swap.released || swap.state === 'taken'))
    return <Gone key={swap.id} swap={swap} />;
  return null;
}

function Waiting({ swap }: { swap: Swap }) {
  const { t } = useTexts();
  const { held_until: held, gives } = swap;
  if (held)
    return (
      <SwapRow swap={swap} text={t('swaps:heldUntil', { when: timeOrDate(held) })}>
        {gives && (
          <DatedLine>{t('swaps:youGive', { title: gives.title, when: lineOfSwap(gives) })}</DatedLine>
        )}
      </SwapRow>
    );
  return <SwapRow swap={swap} text={t('swaps:waitsForAgreement')} />;
}

const isOwnYes = ({ role, state, answer }: Swap): boolean =>
  answer === 'held' || (role === 'asked' && state === 'pending' && answer === 'taken');

export function SwapCards() {
  const { t } = useTexts();
  const swaps = useSwaps();
  const rows = swaps
    .map((swap) => (isOwnYes(swap) ? <Waiting key={swap.id} swap={swap} /> : rowOf(swap)))
    .filter((row) => row !== null);
  if (rows.length === 0) return null;
  return (
    <div className={classes.cards}>
      <Section title={t(swaps.every(({ role }) => role === 'asker') ? 'swaps:section' : 'swaps:forMe')}>
        <Card>
          <DatedRows>{rows}</DatedRows>
        </Card>
      </Section>
    </div>
  );
}
