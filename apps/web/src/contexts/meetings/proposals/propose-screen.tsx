/**
 * Page of a proposal link for another coordinator (PROP-R4). Opening it answers nothing; a touch records that
 * it was seen, a press answers.
 */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AnswerHint,
  AnswerPage,
  AnswerSaid,
  arrangementLines,
  EndedPage,
  tokenHere,
  UnreadPage,
} from '#contexts/duties/answer-page.api.tsx';
import { useFirstTouch } from '#contexts/duties/use-first-touch.api.ts';
import { CallFailed, call } from '#platform/api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { DutyTicket } from '#ui/schedule/duty-ticket.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { type Answer, type AnsweringProps, Answers, type ProposalQuestion } from './link-answers.tsx';
import { movedLine, talksLine } from './proposal-labels.ts';

const hasEnded = (error: unknown): boolean =>
  error instanceof CallFailed && (error.problem.code === 'proposal-link-ended' || error.status === 422);

/** Signed-in people take the proposal to their own congregation and answer there. */
function Take({ token }: { token: string }) {
  const { t } = useTexts();
  const taking = useMutation({
    mutationFn: () => call('proposals.takeProposal', { body: { token }, key: crypto.randomUUID() }),
    onSuccess: () => window.location.assign('/settings/proposals/'),
  });
  return (
    <>
      <AnswerHint>{t('proposals:page.takeText')}</AnswerHint>
      <Button variant="light" loading={taking.isPending} onClick={() => taking.mutate()}>
        {t('proposals:page.take')}
      </Button>
      <FailureNotice error={taking.error} />
    </>
  );
}

function Said({ asked }: { asked: ProposalQuestion }) {
  const { t } = useTexts();
  const { direction, state, awaited, speaker_name, host } = asked;
  const offered = direction === 'offer';
  const values = {
    speaker: speaker_name ?? '',
    host,
    date: fullDay(asked.date),
    congregation: offered ? asked.congregation : host,
  };
  if (state === 'accepted')
    return (
      <AnswerSaid yes>{t(offered ? 'proposals:page.accepted' : 'proposals:page.agreed', values)}</AnswerSaid>
    );
  if (asked.called_off) return <AnswerSaid>{t('proposals:page.calledOff', values)}</AnswerSaid>;
  if (state === 'declined') return <AnswerSaid>{t('proposals:page.declined', values)}</AnswerSaid>;
  if (asked.answered_in !== null)
    return <AnswerSaid>{t('proposals:page.answeredInApp', { congregation: asked.answered_in })}</AnswerSaid>;
  return awaited ? null : <AnswerSaid>{t('proposals:page.countered', values)}</AnswerSaid>;
}

/** Question of the page, and its sender. */
function questionText(
  t: ReturnType<typeof useTexts>['t'],
  asked: ProposalQuestion,
): { title: string; text: string } {
  const { direction, speaker_name: speaker, host, congregation, coordinator } = asked;
  const title =
    speaker === null ? t('proposals:page.titleOpen', { host }) : t('proposals:page.title', { speaker, host });
  const values = { coordinator: coordinator?.name ?? '', congregation, host };
  if (direction === 'offer')
    return { title, text: t(coordinator ? 'proposals:page.asks' : 'proposals:page.asked', values) };
  return { title, text: t(coordinator ? 'proposals:page.invites' : 'proposals:page.invited', values) };
}

interface QuestionProps extends AnsweringProps {
  token: string;
  error: Error | null;
}

function Question({ asked, busy, error, token, onAnswer }: QuestionProps) {
  const { t } = useTexts();
  const mayTake = usePermits().has('settings.meetings.public');
  const { speaker_name: speaker, host, awaited, word } = asked;
  return (
    <AnswerPage {...questionText(t, asked)}>
      <DutyTicket
        date={asked.date}
        what={speaker ?? host}
        when={talksLine(t, asked)}
        lines={arrangementLines(asked)}
      />
      {asked.moved && <AnswerHint>{movedLine(t, asked.moved)}</AnswerHint>}
      {word && awaited && <AnswerHint>{t('proposals:writes', { word })}</AnswerHint>}
      <Said asked={asked} />
      <AnswerHint>{t(awaited ? 'proposals:page.until' : 'proposals:page.call')}</AnswerHint>
      <FailureNotice error={error} />
      {awaited && <Answers asked={asked} busy={busy} onAnswer={onAnswer} />}
      {mayTake && asked.answered_in === null && <Take token={token} />}
    </AnswerPage>
  );
}

export function ProposeScreen() {
  const { t } = useTexts();
  const [token] = useState(tokenHere);
  const asking = useRead(
    'proposals.readLink',
    { body: { token } },
    { retry: (count, error) => !hasEnded(error) && count < 1 },
  );
  const giving = useMutation({
    mutationFn: (answer: Answer) => call('proposals.answerLink', { body: { token, ...answer } }),
    // Answered elsewhere in between: shows the current state.
    onError: () => void asking.refetch(),
  });
  const asked = giving.data ?? asking.data;
  useFirstTouch(Boolean(asked), () => call('proposals.noteLinkSeen', { body: { token } }));
  if (!asked && hasEnded(asking.error)) return <EndedPage text={t('proposals:page.ended')} />;
  if (asked)
    return (
      <Question
        {...{ asked, token }}
        busy={giving.isPending}
        error={giving.error}
        onAnswer={(answer) => giving.mutate(answer)}
      />
    );
  return (
    <UnreadPage error={asking.error} offline={t('answers:offline')} onRetry={() => void asking.refetch()} />
  );
}
