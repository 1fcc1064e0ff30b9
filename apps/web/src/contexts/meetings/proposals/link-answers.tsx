/** Answers on the page of a link: yes, another date, no; for an invitation with the speaker (PROP-R10). */
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { longestProposalWord, longestSpeakerName } from '@sheaf/rules/meetings/proposals/proposal';
import { highestOutline } from '@sheaf/rules/people/people/profile';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { typedText } from '@sheaf/rules/text/text-lines';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { AnswerButtons } from '#contexts/duties/answer-page.api.tsx';
import type { Reply } from '#platform/api.ts';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import type { Body } from '#platform/use-write.ts';
import { talkLabels } from './proposal-labels.ts';

export type ProposalQuestion = Reply<'proposals.readLink'>;
export type Answer = Omit<Body<'proposals.answerLink'>, 'token'>;

export interface AnsweringProps {
  asked: ProposalQuestion;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Fields of an answer besides yes or no: the talk, and the speaker of an invitation. */
function useWhoComes({ direction, outlines, speaker_name: wished }: ProposalQuestion) {
  const [name, setName] = useState('');
  const [talk, setTalk] = useState(outlines.length > 0 ? String(outlines[0]!.number) : '');
  const [tried, setTried] = useState(false);
  const number = Number(talk);
  useUnsaved(name.trim() !== '');
  const asksName = direction === 'invite' && wished === null;
  const problem = {
    name: asksName && name.trim() === '',
    talk: !Number.isInteger(number) || number < 1 || number > highestOutline,
  };
  return {
    name,
    setName,
    talk,
    setTalk,
    asksName,
    missing: { name: tried && problem.name, talk: tried && problem.talk },
    said: { number, ...(asksName && { speaker_name: name.trim() }) },
    /** Errors show after the first attempt to send. */
    isWhole: (): boolean => {
      setTried(true);
      return !(problem.name || problem.talk);
    },
  };
}

function WhoComes({ asked, who }: { asked: ProposalQuestion; who: ReturnType<typeof useWhoComes> }) {
  const { t } = useTexts();
  const { outlines } = asked;
  return (
    <>
      {who.asksName && (
        <TextInput
          label={t('proposals:page.who')}
          maxLength={longestSpeakerName}
          value={who.name}
          error={who.missing.name && t('proposals:refusals.proposal-speaker-open')}
          onChange={(event) => who.setName(typedText(event.currentTarget.value))}
        />
      )}
      {outlines.length > 1 && (
        <NativeSelect
          label={t('proposals:page.choose')}
          value={who.talk}
          data={outlines.map((outline) => ({ value: String(outline.number), label: talkLabels(t, outline) }))}
          onChange={(event) => who.setTalk(event.currentTarget.value)}
        />
      )}
      {outlines.length === 0 && (
        <TextInput
          label={t('proposals:page.number')}
          inputMode="numeric"
          value={who.talk}
          error={who.missing.talk && t('proposals:refusals.proposal-talk-open')}
          onChange={(event) => who.setTalk(event.currentTarget.value)}
        />
      )}
    </>
  );
}

type SayingProps = AnsweringProps & {
  action: 'counter' | 'decline';
  who: ReturnType<typeof useWhoComes>;
  onBack: () => void;
};

/** Another date or a refusal, each with an optional message. */
function Saying({ asked, busy, onAnswer, action, who, onBack }: SayingProps) {
  const { t } = useTexts();
  const [date, setDate] = useState('');
  const [word, setWord] = useState('');
  useUnsaved(word.trim() !== '' || date !== '');
  const given = { round: asked.round, word: word.trim() || null };
  const invited = asked.direction === 'invite';
  const send = (): void => {
    if (action === 'decline') onAnswer({ act: action, ...given });
    else if (!invited) onAnswer({ act: action, ...given, date });
    else if (who.isWhole()) onAnswer({ act: action, ...given, date, ...who.said });
  };
  return (
    <AnswerButtons>
      {action === 'counter' && (
        <>
          <TextInput
            type="date"
            label={t('proposals:page.date')}
            min={addDays(today(), 1)}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          {invited && <WhoComes asked={asked} who={who} />}
        </>
      )}
      <Textarea
        label={t('proposals:page.word')}
        rows={3}
        maxLength={longestProposalWord}
        value={word}
        onChange={(event) => setWord(typedText(event.currentTarget.value))}
      />
      <Button size="lg" loading={busy} disabled={action === 'counter' && date === ''} onClick={send}>
        {t(action === 'counter' ? 'proposals:page.sendCounter' : 'proposals:page.sendDecline')}
      </Button>
      <Button size="lg" variant="default" onClick={onBack}>
        {t('proposals:page.back')}
      </Button>
    </AnswerButtons>
  );
}

export function Answers(props: AnsweringProps) {
  const { asked, busy, onAnswer } = props;
  const { t } = useTexts();
  const [saying, setSaying] = useState<'counter' | 'decline' | null>(null);
  const who = useWhoComes(asked);
  if (saying) return <Saying {...props} action={saying} who={who} onBack={() => setSaying(null)} />;
  return (
    <AnswerButtons>
      <WhoComes asked={asked} who={who} />
      <Button
        size="lg"
        leftSection={<IconCheck aria-hidden="true" size={20} />}
        loading={busy}
        onClick={() =>
          who.isWhole() && onAnswer({ act: 'accept', round: asked.round, ...who.said, word: null })
        }
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
