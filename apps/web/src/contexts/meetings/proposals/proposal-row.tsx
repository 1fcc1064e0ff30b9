import { Button } from '@mantine/core';
import type { ProposalAction } from '@sheaf/rules/meetings/proposals/proposal';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { DateBlock } from '#ui/schedule/date-block.tsx';
import { choosesGroup, useOurGroups } from './our-group-field.tsx';
import {
  isInvited,
  movedLine,
  type Proposal,
  speakerLabels,
  talksLine,
  whoWhere,
} from './proposal-labels.ts';
import classes from './proposals.module.css';

interface RowProps {
  proposal: Proposal;
  onCounter: () => void;
  onShare: () => void;
  /** Opens the choice of our speaker. */
  onGoes: () => void;
  /** Opens the choice of the talk or the weekend. */
  onTalk: () => void;
}

type Answer = Exclude<ProposalAction, 'counter'>;

const said = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

function useAnswer(proposal: Proposal) {
  const { t } = useTexts();
  const values = { speaker: speakerLabels(t, proposal), date: shortDate(proposal.date) };
  // Not passed to `mutate`: the buttons unmount once the list contains the answer.
  const answering = useWrite('proposals.answerProposal', {
    success: (_, { body }) => toasts.show(t(`proposals:${said[body?.act as Answer]}`, values)),
  });
  const answer = (act: Answer): void =>
    answering.mutate({ params: { id: proposal.id }, body: { act, round: proposal.round } });
  return { answer, answering };
}

/** Status of the sent links. */
function Sent({ proposal }: { proposal: Proposal }) {
  const { t } = useTexts();
  const last = proposal.sent.at(-1);
  // The first link has no text about a moved meeting that waits for our answer.
  const isOurs = proposal.awaited && proposal.moved !== null;
  if (!proposal.asked_by_us || proposal.state !== 'open' || isOurs) return null;
  const told = last
    ? [
        t('proposals:sentOn', { date: shortDate(last.sent_at) }),
        last.opened_at && t('proposals:seenOn', { date: shortDate(last.opened_at) }),
      ]
    : [t('proposals:notSent')];
  const labels = proposal.in_app ? [t('proposals:inApp')] : told;
  return <p className={classes.quiet}>{joinTexts(labels)}</p>;
}

function Place({ proposal, onGoes, onTalk }: Pick<RowProps, 'proposal' | 'onGoes' | 'onTalk'>) {
  const { t } = useTexts();
  const { groups } = useOurGroups();
  const placing = useWrite('proposals.placeProposal', {
    success: () => toasts.show(t('proposals:placed', { speaker: speakerLabels(t, proposal) })),
  });
  if (proposal.state !== 'accepted') return null;
  if (proposal.placed) return <p className={classes.quiet}>{t('proposals:inSchedule')}</p>;
  if (proposal.sends && proposal.asked_by_us) return null;
  // A link stores only the speaker's name.
  const asks = proposal.sends && proposal.speaker_id === null;
  return (
    <>
      <div className={classes.buttons}>
        <Button
          loading={placing.isPending}
          onClick={() => {
            if (asks) onGoes();
            else if (choosesGroup(proposal, groups)) onTalk();
            else placing.mutate({ params: { id: proposal.id }, body: {} });
          }}
        >
          {t('proposals:place')}
        </Button>
      </div>
      <FailureNotice error={placing.error} />
    </>
  );
}

function Answers({ proposal, onCounter, onGoes, onTalk }: Omit<RowProps, 'onShare'>) {
  const { t } = useTexts();
  const { answer, answering } = useAnswer(proposal);
  const { congregation, outlines } = proposal;
  const invited = isInvited(proposal);
  const { groups } = useOurGroups();
  const accept = (): void => {
    if (proposal.moved) answer('accept');
    else if (invited) onGoes();
    else if (outlines.length > 1 || choosesGroup(proposal, groups)) onTalk();
    else answer('accept');
  };
  const speaker = speakerLabels(t, proposal);
  const date = shortDate(proposal.date);
  return (
    <>
      <div className={classes.buttons}>
        <Button
          aria-label={
            invited
              ? t('proposals:acceptInvitation', { congregation, date })
              : t('proposals:acceptName', { speaker, date })
          }
          leftSection={<IconCheck aria-hidden="true" size={20} />}
          loading={answering.isPending}
          onClick={accept}
        >
          {t('proposals:accept')}
        </Button>
        {(!proposal.moved || proposal.sends) && (
          <Button
            variant="default"
            aria-label={t('proposals:counterName', { speaker })}
            leftSection={<IconCalendar aria-hidden="true" size={20} />}
            onClick={onCounter}
          >
            {t('proposals:counter')}
          </Button>
        )}
      </div>
      <FailureNotice error={answering.error} />
    </>
  );
}

function Menu({ proposal, onShare }: Pick<RowProps, 'proposal' | 'onShare'>) {
  const { t } = useTexts();
  const { answer, answering } = useAnswer(proposal);
  const { congregation, asked_by_us: asked } = proposal;
  const speaker = speakerLabels(t, proposal);
  if (proposal.state !== 'open') return null;
  const items = [
    ...(asked && !proposal.in_app
      ? [{ label: t('proposals:share'), icon: <IconShare aria-hidden="true" size={20} />, onClick: onShare }]
      : []),
    {
      label: isInvited(proposal)
        ? t('proposals:declineInvitation', { congregation })
        : t(asked ? 'proposals:withdrawName' : 'proposals:declineName', { speaker }),
      icon: <IconX aria-hidden="true" size={20} />,
      onClick: () => answer(asked ? 'withdraw' : 'decline'),
    },
  ];
  return (
    <div>
      <RowMenu what={whoWhere(t, proposal)} items={items} />
      <FailureNotice error={answering.error} />
    </div>
  );
}

export function ProposalRow({ proposal, onShare, ...asking }: RowProps) {
  const { t } = useTexts();
  const { state, awaited, word, date, round, moved } = proposal;
  return (
    <li className={classes.row}>
      <DateBlock date={date} />
      <div className={classes.body}>
        <p className={classes.who}>
          <bdi>{whoWhere(t, proposal)}</bdi>
        </p>
        <p className={classes.quiet}>
          {joinTexts([shortDate(date), proposal.language_group, talksLine(t, proposal)])}
        </p>
        {state !== 'open' && <p className={classes.state}>{t(`proposals:state.${state}`)}</p>}
        {moved && <p>{movedLine(t, moved)}</p>}
        {awaited && !(moved && proposal.sends) && round > 1 && (
          <p>{t('proposals:asks', { date: shortDate(date) })}</p>
        )}
        {word && <p className={classes.quiet}>{t('proposals:writes', { word })}</p>}
        <Sent proposal={proposal} />
        <Place proposal={proposal} {...asking} />
        {awaited && <Answers proposal={proposal} {...asking} />}
      </div>
      <Menu proposal={proposal} onShare={onShare} />
    </li>
  );
}
