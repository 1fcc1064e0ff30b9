/** PROP-R4: what a link proposes to another coordinator. Reading it answers nothing; a touch says that they saw it, a press what they answer. */
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { longestProposalWord } from '@sheaf/rules/proposals/proposal';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, call, type Reply } from '../../platform/api.ts';
import { today } from '../../platform/dates.ts';
import { usePermits } from '../../platform/session.ts';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import type { Body } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { DutyTicket } from '../../ui/schedule/duty-ticket.tsx';
import { fullDay } from '../../ui/schedule/schedule-dates.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerButtons, AnswerHint, AnswerPage, AnswerSaid } from '../duties/answer-page.public-api.tsx';
import { useFirstTouch } from '../duties/use-first-touch.public-api.ts';
import { talksLine, talkWords } from './proposal-words.ts';

type Asked = Reply<'proposals.readLink'>;
type Answer = Omit<Body<'proposals.answerLink'>, 'token'>;

/** What stands behind # is sent to no server with the page, so it is in no log. */
const tokenHere = (): string => window.location.hash.slice(1);

const hasEnded = (error: unknown): boolean =>
  error instanceof CallFailed && (error.problem.code === 'proposal-link-ended' || error.status === 422);

interface AnsweringProps {
  asked: Asked;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Another date, or a no, each with a word. */
function Saying({
  asked,
  busy,
  onAnswer,
  act,
  onBack,
}: AnsweringProps & { act: 'counter' | 'decline'; onBack: () => void }) {
  const { t } = useTexts();
  const [date, setDate] = useState('');
  const [word, setWord] = useState('');
  const given = { act, round: asked.round, word: word.trim() || null };
  return (
    <AnswerButtons>
      {act === 'counter' && (
        <TextInput
          type="date"
          label={t('proposals:page.date')}
          min={addDays(today(), 1)}
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
      )}
      <Textarea
        label={t('proposals:page.word')}
        rows={3}
        maxLength={longestProposalWord}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Button
        size="lg"
        loading={busy}
        disabled={act === 'counter' && date === ''}
        onClick={() => onAnswer(act === 'counter' ? { ...given, date } : given)}
      >
        {t(act === 'counter' ? 'proposals:page.sendCounter' : 'proposals:page.sendDecline')}
      </Button>
      <Button size="lg" variant="default" onClick={onBack}>
        {t('proposals:page.back')}
      </Button>
    </AnswerButtons>
  );
}

function Answers(props: AnsweringProps) {
  const { asked, busy, onAnswer } = props;
  const { t } = useTexts();
  const [saying, setSaying] = useState<'counter' | 'decline' | null>(null);
  const [number, setNumber] = useState(asked.outlines[0]!.number);
  if (saying) return <Saying {...props} act={saying} onBack={() => setSaying(null)} />;
  return (
    <AnswerButtons>
      {asked.outlines.length > 1 && (
        <NativeSelect
          label={t('proposals:page.choose')}
          value={String(number)}
          data={asked.outlines.map((outline) => ({
            value: String(outline.number),
            label: talkWords(t, outline),
          }))}
          onChange={(event) => setNumber(Number(event.currentTarget.value))}
        />
      )}
      <Button
        size="lg"
        leftSection={<IconCheck aria-hidden="true" size={20} />}
        loading={busy}
        onClick={() => onAnswer({ act: 'accept', round: asked.round, number, word: null })}
      >
        {t('proposals:page.accept')}
      </Button>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconCalendar aria-hidden="true" size={20} />}
        onClick={() => setSaying('counter')}
      >
        {t('proposals:page.counter')}
      </Button>
      <Button size="lg" variant="subtle" onClick={() => setSaying('decline')}>
        {t('proposals:page.decline')}
      </Button>
    </AnswerButtons>
  );
}

/** Whoever is signed in takes it to the own schedule, and answers there. */
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

function Said({ asked }: { asked: Asked }) {
  const { t } = useTexts();
  const { state, awaited, speaker_name: speaker, congregation } = asked;
  const values = { speaker, congregation, date: fullDay(asked.date) };
  if (state === 'accepted') return <AnswerSaid>{t('proposals:page.accepted', values)}</AnswerSaid>;
  if (state === 'declined') return <AnswerSaid>{t('proposals:page.declined', values)}</AnswerSaid>;
  return awaited ? null : <AnswerSaid>{t('proposals:page.countered', values)}</AnswerSaid>;
}

interface QuestionProps extends AnsweringProps {
  token: string;
  error: Error | null;
}

function Question({ asked, busy, error, token, onAnswer }: QuestionProps) {
  const { t } = useTexts();
  const mayTake = usePermits().has('settings.meetings.public');
  const { speaker_name: speaker, host, congregation, coordinator, awaited, word } = asked;
  return (
    <AnswerPage
      title={t('proposals:page.title', { speaker, host })}
      text={
        coordinator
          ? t('proposals:page.asks', { coordinator: coordinator.name, congregation })
          : t('proposals:page.asked', { congregation })
      }
    >
      <DutyTicket
        date={asked.date}
        what={speaker}
        when={talksLine(t, asked)}
        lines={
          coordinator
            ? [
                {
                  key: 'who',
                  icon: <IconPhone aria-hidden="true" size={20} />,
                  text: joinTexts([coordinator.name, coordinator.phone]),
                },
              ]
            : []
        }
      />
      {word && awaited && <AnswerHint>{t('proposals:writes', { word })}</AnswerHint>}
      <Said asked={asked} />
      <AnswerHint>{t(awaited ? 'proposals:page.until' : 'proposals:page.call')}</AnswerHint>
      <FailureNotice error={error} />
      {awaited && <Answers asked={asked} busy={busy} onAnswer={onAnswer} />}
      {mayTake && <Take token={token} />}
    </AnswerPage>
  );
}

export function ProposeScreen() {
  const { t } = useTexts();
  const [token] = useState(tokenHere);
  const asking = useQuery({
    queryKey: ['proposals.readLink', token],
    queryFn: () => call('proposals.readLink', { body: { token } }),
    retry: (count, error) => !hasEnded(error) && count < 1,
  });
  const giving = useMutation({
    mutationFn: (answer: Answer) => call('proposals.answerLink', { body: { token, ...answer } }),
    // Answered elsewhere meanwhile: shown as it stands.
    onError: () => void asking.refetch(),
  });
  const asked = giving.data ?? asking.data;
  useFirstTouch(Boolean(asked), () => call('proposals.noteLinkSeen', { body: { token } }));
  if (!asked && hasEnded(asking.error))
    return <AnswerPage title={t('answers:endedTitle')} text={t('proposals:page.ended')} />;
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
    <AnswerPage title={t('shell:name')}>
      {asking.error ? (
        <ErrorNotice
          action={
            <Button variant="default" onClick={() => void asking.refetch()}>
              {t('answers:retry')}
            </Button>
          }
        >
          {t('answers:offline')}
        </ErrorNotice>
      ) : (
        <Skeleton height={180} />
      )}
    </AnswerPage>
  );
}
