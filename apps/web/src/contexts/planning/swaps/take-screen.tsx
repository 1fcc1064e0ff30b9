/**
 * Page of a link by which a person who is asked takes a duty without signing in (X-SWAP-17). Opening it answers
 * nothing; a touch records that it was seen, a press answers.
 */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AnswerButtons,
  AnswerHint,
  AnswerPage,
  AnswerPart,
  AnswerSaid,
  EndedPage,
  hasEnded,
  tokenHere,
  UnreadPage,
} from '#contexts/duties/answer-page.api.tsx';
import { AnswerTicket } from '#contexts/duties/answer-ticket.api.tsx';
import { KeepDutyButton } from '#contexts/duties/keep-duty-button.api.tsx';
import { useFirstTouch } from '#contexts/duties/use-first-touch.api.ts';
import { CallFailed, call, type Reply } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { clockIn } from '#platform/wall-times.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';

type Offer = Reply<'swaps.readOffer'>;
type Answer = 'take' | 'cant';

interface QuestionProps {
  offer: Offer;
  busy: Answer | null;
  /** Null without a failed answer. */
  problem: Error | null;
  onAnswer: (answer: Answer) => void;
}

function Answers({ offer: { state }, busy, onAnswer }: Omit<QuestionProps, 'problem'>) {
  const { t } = useTexts();
  return (
    <AnswerButtons>
      <ActionButton loading={busy === 'take'} onClick={() => onAnswer('take')}>
        <IconCheck aria-hidden="true" size={20} />
        {t('answers:takes.take')}
      </ActionButton>
      {state === 'open' && (
        <ActionButton variant="default" loading={busy === 'cant'} onClick={() => onAnswer('cant')}>
          {t('answers:takes.cannot')}
        </ActionButton>
      )}
    </AnswerButtons>
  );
}

/** The answer given earlier, or until when one can answer. */
function Said({ offer }: { offer: Offer }) {
  const { t } = useTexts();
  const { state, first_name: name, from, closes, time_format: format, needs_agreement: agreed } = offer;
  const when = joinTexts([fullDay(closes.date), clockIn(closes.time, format)]);
  const { in_chain: inChain, held_until: held } = offer;
  if (state === 'held' && held)
    return (
      <AnswerSaid yes>
        {t('answers:takes.held', { when: joinTexts([fullDay(held.date), clockIn(held.time, format)]) })}
      </AnswerSaid>
    );
  if (state === 'open' && inChain) return <AnswerHint>{t('answers:takes.both', { when })}</AnswerHint>;
  if (state !== 'open' && state !== 'held')
    return <AnswerSaid yes={state === 'yours'}>{t(`answers:takes.${state}`, { name, from })}</AnswerSaid>;
  return <AnswerHint>{t(agreed ? 'answers:takes.agreed' : 'answers:takes.until', { when })}</AnswerHint>;
}

const titles = {
  open: 'title',
  declined: 'title',
  held: 'thanks',
  waiting: 'thanks',
  yours: 'mine',
} as const;

const questionOf = ({ in_chain: inChain, gives }: Offer) => {
  if (!inChain) return 'text';
  return gives ? 'exchange' : 'second';
};

/** Duties that the person would get, and pass on. */
function Tickets({ offer }: { offer: Offer }) {
  const { t } = useTexts();
  const { gives, time_format } = offer;
  if (!gives || offer.state === 'yours') return <AnswerTicket asked={offer} />;
  return (
    <>
      <AnswerPart label={t('answers:takes.gets')}>
        <AnswerTicket asked={offer} />
      </AnswerPart>
      <AnswerPart label={t('answers:takes.gives')}>
        {/* Both are at one time, so the place is that of the other one. */}
        <AnswerTicket asked={{ duty: { ...gives, place: null }, time_format }} />
      </AnswerPart>
    </>
  );
}

function Question({ offer, busy, problem, onAnswer }: QuestionProps) {
  const { t } = useTexts();
  const { first_name: name, from, congregation, state } = offer;
  const isAsked = state === 'open' || state === 'declined';
  return (
    <AnswerPage
      title={t(`answers:takes.${titles[state]}`, { name })}
      {...(isAsked && { text: t(`answers:takes.${questionOf(offer)}`, { from, congregation }) })}
    >
      <Tickets offer={offer} />
      <Said offer={offer} />
      {problem && (
        <ErrorNotice>{problem instanceof CallFailed ? problem.message : t('answers:offline')}</ErrorNotice>
      )}
      {isAsked && <Answers offer={offer} busy={busy} onAnswer={onAnswer} />}
      {state === 'yours' && <KeepDutyButton asked={offer} />}
    </AnswerPage>
  );
}

/** Refusals after which the person can still answer. */
const staysOpen: readonly string[] = ['swap-clash', 'swap-unfit'];

const isOver = (error: unknown): boolean =>
  hasEnded(error) && !(error instanceof CallFailed && staysOpen.includes(error.problem.code));

export function TakeScreen() {
  const { t } = useTexts();
  const [token] = useState(tokenHere);
  const asking = useRead(
    'swaps.readOffer',
    { body: { token } },
    { retry: (count, error) => !hasEnded(error) && count < 1 },
  );
  const giving = useMutation({
    mutationFn: (answer: Answer) => call('swaps.answerOffer', { body: { token, answer } }),
  });
  const offer = giving.data ?? asking.data;
  useFirstTouch(Boolean(offer), () => call('swaps.noteOfferSeen', { body: { token } }));
  const failed = giving.error ?? asking.error;
  if (isOver(failed)) {
    const isTaken = failed instanceof CallFailed && failed.problem.code === 'swap-taken';
    return isTaken ? (
      <EndedPage title={t('answers:takes.lateTitle')} text={t('answers:takes.late')} />
    ) : (
      <EndedPage text={t('answers:takes.ended')} />
    );
  }
  if (offer)
    return (
      <Question
        offer={offer}
        busy={giving.isPending ? giving.variables : null}
        problem={giving.error}
        onAnswer={(answer) => giving.mutate(answer)}
      />
    );
  return <UnreadPage error={failed} offline={t('answers:offline')} onRetry={() => void asking.refetch()} />;
}
