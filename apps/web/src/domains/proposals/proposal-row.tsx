/** One proposal with what can be done about it. */
import { Button } from '@mantine/core';
import type { ProposalAct } from '@sheaf/rules/proposals/proposal';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { shortDate } from '../../platform/dates.ts';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { DateBlock } from '../../ui/schedule/date-block.tsx';
import { type Proposal, talksLine, whoWhere } from './proposal-words.ts';
import classes from './proposals.module.css';

interface RowProps {
  proposal: Proposal;
  onCounter: () => void;
  onShare: () => void;
}

const said = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

function useAnswer(proposal: Proposal) {
  const { t } = useTexts();
  const answering = useWrite('proposals.answerProposal');
  const answer = (act: Exclude<ProposalAct, 'counter'>): void =>
    answering.mutate(
      { params: { id: proposal.id }, body: { act, round: proposal.round } },
      {
        onSuccess: () =>
          toasts.show(
            t(`proposals:${said[act]}`, { speaker: proposal.speaker_name, date: shortDate(proposal.date) }),
          ),
      },
    );
  return { answer, answering };
}

/** What the sender knows of the links. */
function Sent({ proposal }: { proposal: Proposal }) {
  const { t } = useTexts();
  const last = proposal.sent.at(-1);
  if (!proposal.sends || proposal.state !== 'open') return null;
  const words = last
    ? [
        t('proposals:sentOn', { date: shortDate(last.sent_at) }),
        last.opened_at && t('proposals:seenOn', { date: shortDate(last.opened_at) }),
      ]
    : [t('proposals:notSent')];
  return <p className={classes.quiet}>{joinTexts(words)}</p>;
}

function Place({ proposal }: { proposal: Proposal }) {
  const { t } = useTexts();
  const placing = useWrite('proposals.placeProposal', {
    success: () => toasts.show(t('proposals:placed', { speaker: proposal.speaker_name })),
  });
  if (proposal.state !== 'accepted') return null;
  if (proposal.placed) return <p className={classes.quiet}>{t('proposals:inSchedule')}</p>;
  if (proposal.sends) return null;
  return (
    <>
      <div className={classes.buttons}>
        <Button
          loading={placing.isPending}
          onClick={() => placing.mutate({ params: { id: proposal.id }, body: {} })}
        >
          {t('proposals:place')}
        </Button>
      </div>
      <FailureNotice error={placing.error} />
    </>
  );
}

function Answers({ proposal, onCounter }: Pick<RowProps, 'proposal' | 'onCounter'>) {
  const { t } = useTexts();
  const { answer, answering } = useAnswer(proposal);
  const speaker = proposal.speaker_name;
  return (
    <>
      <div className={classes.buttons}>
        <Button
          aria-label={t('proposals:acceptName', { speaker, date: shortDate(proposal.date) })}
          leftSection={<IconCheck aria-hidden="true" size={20} />}
          loading={answering.isPending}
          onClick={() => answer('accept')}
        >
          {t('proposals:accept')}
        </Button>
        <Button
          variant="default"
          aria-label={t('proposals:counterName', { speaker })}
          leftSection={<IconCalendar aria-hidden="true" size={20} />}
          onClick={onCounter}
        >
          {t('proposals:counter')}
        </Button>
      </div>
      <FailureNotice error={answering.error} />
    </>
  );
}

function Menu({ proposal, onShare }: Pick<RowProps, 'proposal' | 'onShare'>) {
  const { t } = useTexts();
  const { answer, answering } = useAnswer(proposal);
  const speaker = proposal.speaker_name;
  if (proposal.state !== 'open') return null;
  const end = proposal.sends ? 'withdraw' : 'decline';
  const items = [
    ...(proposal.sends
      ? [{ label: t('proposals:share'), icon: <IconShare aria-hidden="true" size={20} />, onClick: onShare }]
      : []),
    {
      label: t(`proposals:${end}Name`, { speaker }),
      icon: <IconX aria-hidden="true" size={20} />,
      onClick: () => answer(end),
    },
  ];
  return (
    <div>
      <RowMenu what={whoWhere(t, proposal)} items={items} />
      <FailureNotice error={answering.error} />
    </div>
  );
}

export function ProposalRow({ proposal, onCounter, onShare }: RowProps) {
  const { t } = useTexts();
  const { state, awaited, word, date, sends } = proposal;
  return (
    <li className={classes.row}>
      <DateBlock date={date} />
      <div className={classes.body}>
        <p className={classes.who}>
          <bdi>{whoWhere(t, proposal)}</bdi>
        </p>
        <p className={classes.quiet}>{joinTexts([shortDate(date), talksLine(t, proposal)])}</p>
        {state !== 'open' && <p className={classes.state}>{t(`proposals:state.${state}`)}</p>}
        {awaited && sends && <p>{t('proposals:asks', { date: shortDate(date) })}</p>}
        {word && <p className={classes.quiet}>{t('proposals:writes', { word })}</p>}
        <Sent proposal={proposal} />
        <Place proposal={proposal} />
        {awaited && <Answers proposal={proposal} onCounter={onCounter} />}
      </div>
      <Menu proposal={proposal} onShare={onShare} />
    </li>
  );
}
