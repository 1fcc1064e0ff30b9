/** Proposals of a weekend: open invitations, offers, and agreements (PROP-R11). */

import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconMailX from '@tabler/icons-react/dist/esm/icons/IconMailX.mjs';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { StatusTrail } from '#ui/schedule/status-trail.tsx';
import { askedTrail, isAwaited, type Proposal } from './arranged-week.ts';
import classes from './talks.module.css';

const proposals = '/settings/proposals/';

function OneArranged({ proposal }: { proposal: Proposal }) {
  const { t } = useTexts();
  const { speaker_name: name, congregation, state, sent } = proposal;
  const speaker = name ?? t('proposals:aSpeaker');
  const awaited = isAwaited(proposal);
  const label = awaited
    ? t('proposals:week.invited', { speaker })
    : t(state === 'open' ? 'proposals:week.asks' : 'proposals:week.agreed', { speaker });
  return (
    <div className={classes.arranged}>
      <p className={classes.name}>
        <bdi>{label}</bdi>
      </p>
      <p className={classes.line}>
        <bdi>{congregation}</bdi>
      </p>
      {awaited && sent.length > 0 && <StatusTrail {...askedTrail(proposal)} />}
      {awaited && sent.length === 0 && <p className={classes.line}>{t('proposals:notSent')}</p>}
      {!awaited && (
        <ActionLink variant="default" to={proposals}>
          <IconMailQuestion aria-hidden="true" size={20} />
          {t(state === 'open' ? 'proposals:week.answer' : 'proposals:place')}
        </ActionLink>
      )}
    </div>
  );
}

export const ArrangedList = ({ arranged }: { arranged: readonly Proposal[] }) =>
  arranged.map((proposal) => <OneArranged key={proposal.id} proposal={proposal} />);

/** Menu entries of the weekend for these proposals. */
export function useArrangedItems(arranged: readonly Proposal[], onWithdraw: (proposal: Proposal) => void) {
  const { t } = useTexts();
  return arranged
    .filter(({ state, asked_by_us: ours }) => state === 'open' && ours)
    .map((proposal) => ({
      label: t('proposals:week.withdraw', { congregation: proposal.congregation }),
      icon: <IconMailX aria-hidden="true" size={20} />,
      onClick: () => onWithdraw(proposal),
    }));
}
