/** Page of an answer link for an assigned person (X-ACK). Opening it answers nothing; a press does. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, type Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import type { Body } from '#platform/use-write.ts';
import { clockIn } from '#platform/wall-times.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import classes from './answer.module.css';
import {
  AnswerHint,
  AnswerPage,
  AnswerSaid,
  EndedPage,
  hasEnded,
  tokenHere,
  UnreadPage,
} from './answer-page.api.tsx';
import { AnswerTicket } from './answer-ticket.api.tsx';
import { KeepDutyButton } from './keep-duty-button.api.tsx';

type AnswerQuestion = Reply<'duties.readAnswer'>;
type Answer = Body<'duties.giveAnswer'>['answer'];

/** Shows the answered version of a duty that has changed since (X-ACK-8). */
function Changed({ asked: { answered_for: was, time_format: format } }: { asked: AnswerQuestion }) {
  const { t } = useTexts();
  if (!was) return null;
  const when = t('answers:message.when', { day: fullDay(was.date), time: clockIn(was.time, format) });
  return (
    <AnswerHint>
      {was.what === null
        ? t('answers:changed.answeredTime', { when })
        : t('answers:changed.answered', { when, what: was.what })}
    </AnswerHint>
  );
}

interface AskedProps {
  asked: AnswerQuestion;
  busy: Answer | null;
  onAnswer: (answer: Answer) => void;
  problem: ReactNode;
}

/** Answers that are still open. Nothing can be answered for a meeting that is not held. */
function Answers({ asked, busy, onAnswer }: Omit<AskedProps, 'problem'>) {
  const { t } = useTexts();
  const { acknowledged, cannot_told: told, duty } = asked;
  if (duty.instead !== null) return null;
  if (acknowledged === 'yes' && told === null) return <KeepDutyButton asked={asked} />;
  return (
    <div className={classes.buttons}>
      {acknowledged !== 'yes' && (
        <ActionButton loading={busy === 'yes'} onClick={() => onAnswer('yes')}>
          <IconCheck aria-hidden="true" size={20} />
          {t('answers:yes')}
        </ActionButton>
      )}
      {acknowledged !== 'yes' && told === null && (
        <>
          <ActionButton variant="default" loading={busy === 'cannot'} onClick={() => onAnswer('cannot')}>
            <IconX aria-hidden="true" size={20} />
            {t('answers:cannot')}
          </ActionButton>
          <AnswerHint>{t('answers:cannotText')}</AnswerHint>
        </>
      )}
      {acknowledged === null && told === null && (
        <ActionButton variant="default" loading={busy === 'seen'} onClick={() => onAnswer('seen')}>
          {t('answers:seen')}
        </ActionButton>
      )}
    </div>
  );
}

/** Answer of the person; “I can’t” replaces an earlier “seen”. */
function Answered({
  asked: { first_name: name, acknowledged, cannot_told: told },
}: {
  asked: AnswerQuestion;
}) {
  const { t } = useTexts();
  if (told !== null && acknowledged !== 'yes')
    return <AnswerSaid>{t(told > 0 ? 'answers:cannotTold' : 'answers:cannotNobody')}</AnswerSaid>;
  if (!acknowledged) return null;
  return (
    <AnswerSaid yes={acknowledged === 'yes'}>
      {t(acknowledged === 'yes' ? 'answers:saidYes' : 'answers:saidSeen', { name })}
    </AnswerSaid>
  );
}

function Question({ asked, busy, onAnswer, problem }: AskedProps) {
  const { t } = useTexts();
  const { first_name: name, congregation, acknowledged, duty } = asked;
  return (
    <AnswerPage title={t('answers:title', { name })} text={t('answers:text', { congregation })}>
      <AnswerTicket asked={asked} />
      <Changed asked={asked} />
      <Answered asked={asked} />
      {acknowledged !== 'yes' && duty.instead === null && (
        <p className={classes.hint}>{t('answers:until')}</p>
      )}
      {problem}
      <Answers asked={asked} busy={busy} onAnswer={onAnswer} />
    </AnswerPage>
  );
}

export function AnswerScreen() {
  const { t } = useTexts();
  const [token] = useState(tokenHere);
  const asking = useRead(
    'duties.readAnswer',
    { body: { token } },
    { retry: (count, error) => !hasEnded(error) && count < 1 },
  );
  const giving = useMutation({
    mutationFn: (answer: Answer) => call('duties.giveAnswer', { body: { token, answer } }),
  });
  const failed = giving.error ?? asking.error;
  if (hasEnded(failed)) return <EndedPage text={t('answers:ended')} />;
  const asked = giving.data ?? asking.data;
  if (asked)
    return (
      <Question
        asked={asked}
        busy={giving.isPending ? giving.variables : null}
        onAnswer={(answer) => giving.mutate(answer)}
        problem={giving.error && <ErrorNotice>{t('answers:offline')}</ErrorNotice>}
      />
    );
  return <UnreadPage error={failed} offline={t('answers:offline')} onRetry={() => void asking.refetch()} />;
}
