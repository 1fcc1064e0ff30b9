/**
 * Page of a speaker's request link (WKND-O1). Opening it answers nothing; a touch records that it was seen, a
 * press answers.
 */
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { longestWord, type TalkAnswer } from '@sheaf/rules/meetings/talks/request';
import { typedText } from '@sheaf/rules/text/text-lines';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AnswerButtons,
  AnswerHint,
  AnswerPage,
  AnswerSaid,
  arrangementLines,
  EndedPage,
  hasEnded,
  tokenHere,
  UnreadPage,
} from '#contexts/duties/answer-page.api.tsx';
import { useFirstTouch } from '#contexts/duties/use-first-touch.api.ts';
import { call, type Reply } from '#platform/api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useRead } from '#platform/use-read.ts';
import { clockIn } from '#platform/wall-times.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { DutyTicket } from '#ui/schedule/duty-ticket.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';

type TalkRequestReply = Reply<'talks.readRequest'>;

function Ticket({ asked }: { asked: TalkRequestReply }) {
  const { t } = useTexts();
  const { number, title, coordinator, address } = asked;
  return (
    <DutyTicket
      date={asked.date}
      what={
        title === null ? t('speak:number', { number }) : joinTexts([t('speak:number', { number }), title])
      }
      when={clockIn(asked.from, asked.time_format)}
      lines={arrangementLines({ place: address, coordinator })}
    />
  );
}

interface QuestionProps {
  asked: TalkRequestReply;
  busy: TalkAnswer | null;
  failed: boolean;
  onAnswer: (answer: TalkAnswer, word: string | null) => void;
}

function Answers({ busy, onAnswer }: Pick<QuestionProps, 'busy' | 'onAnswer'>) {
  const { t } = useTexts();
  const [saying, setSaying] = useState<'declined' | 'another' | null>(null);
  const [word, setWord] = useState('');
  useUnsaved(saying !== null && word.trim() !== '');
  if (saying)
    return (
      <AnswerButtons>
        <Textarea
          label={t(`speak:word.${saying}`)}
          rows={3}
          maxLength={longestWord}
          value={word}
          onChange={(event) => setWord(typedText(event.currentTarget.value))}
        />
        <Button
          size="lg"
          loading={busy === saying}
          disabled={saying === 'another' && word.trim() === ''}
          onClick={() => onAnswer(saying, word.trim() || null)}
        >
          {t(`speak:send.${saying}`)}
        </Button>
        <Button size="lg" variant="default" onClick={() => setSaying(null)}>
          {t('speak:back')}
        </Button>
      </AnswerButtons>
    );
  return (
    <AnswerButtons>
      <Button
        size="lg"
        leftSection={<IconCheck aria-hidden="true" size={20} />}
        loading={busy === 'accepted'}
        onClick={() => onAnswer('accepted', null)}
      >
        {t('speak:accept')}
      </Button>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconCalendar aria-hidden="true" size={20} />}
        onClick={() => setSaying('another')}
      >
        {t('speak:another')}
      </Button>
      <Button size="lg" variant="subtle" onClick={() => setSaying('declined')}>
        {t('speak:decline')}
      </Button>
    </AnswerButtons>
  );
}

const saidOf = ({
  confirmed,
  answer,
}: TalkRequestReply): 'accepted' | 'declined' | 'another' | 'entered' | null => {
  if (confirmed === 1) return answer === 'accepted' ? 'accepted' : 'entered';
  if (confirmed === 2) return 'declined';
  return answer === 'another' ? 'another' : null;
};

function Question({ asked, busy, failed, onAnswer }: QuestionProps) {
  const { t } = useTexts();
  const { first_name: name, congregation, asked_by: asking, coordinator, confirmed, canceled } = asked;
  const { answered_for: was } = asked;
  const said = saidOf(asked);
  return (
    <AnswerPage
      title={t('speak:title', { congregation, name })}
      text={
        coordinator
          ? t('speak:asks', { coordinator: coordinator.name, congregation: asking })
          : t('speak:asked', { congregation: asking })
      }
    >
      <Ticket asked={asked} />
      {was && (
        <AnswerHint>
          {t('speak:changed', {
            when: joinTexts([fullDay(was.date), clockIn(was.time, asked.time_format)]),
          })}
        </AnswerHint>
      )}
      {said && (
        <AnswerSaid yes={said === 'accepted' || said === 'entered'}>
          {t(`speak:said.${said}`, { name })}
        </AnswerSaid>
      )}
      {canceled && <AnswerSaid>{t('speak:cancelled')}</AnswerSaid>}
      <AnswerHint>{t(confirmed === 0 && !canceled ? 'speak:until' : 'speak:call')}</AnswerHint>
      {failed && <ErrorNotice>{t('answers:offline')}</ErrorNotice>}
      {confirmed === 0 && !canceled && <Answers busy={busy} onAnswer={onAnswer} />}
    </AnswerPage>
  );
}

export function SpeakScreen() {
  const { t } = useTexts();
  const [token] = useState(tokenHere);
  const asking = useRead(
    'talks.readRequest',
    { body: { token } },
    { retry: (count, error) => !hasEnded(error) && count < 1 },
  );
  const giving = useMutation({
    mutationFn: ({ answer, word }: { answer: TalkAnswer; word: string | null }) =>
      call('talks.answerRequest', { body: { token, answer, word } }),
    // Answered elsewhere in between: shows the current state.
    onError: () => void asking.refetch(),
  });
  const asked = giving.data ?? asking.data;
  useFirstTouch(Boolean(asked), () => call('talks.noteSeen', { body: { token } }));
  if (hasEnded(asking.error)) return <EndedPage text={t('speak:ended')} />;
  if (asked)
    return (
      <Question
        asked={asked}
        busy={giving.isPending ? giving.variables.answer : null}
        failed={giving.isError && !hasEnded(giving.error)}
        onAnswer={(answer, word) => giving.mutate({ answer, word })}
      />
    );
  return (
    <UnreadPage error={asking.error} offline={t('speak:offline')} onRetry={() => void asking.refetch()} />
  );
}
