/** The proposed person in an open place of a meeting; a press shows the reasons. */
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useMeetingDraft } from './meeting-draft.ts';
import classes from './proposal.module.css';
import { nobodyText, reasonsOf } from './reason-texts.ts';
import { RelaxChoice } from './relax-choice.tsx';
import { useNames } from './use-names.ts';

const ProposalSheet = lazyPart(async () => (await import('./proposal-sheet.tsx')).ProposalSheet);

interface ProposalProps {
  meeting: number;
  duty: number;
  /** Name of the duty: `Bible reading`. */
  title: string;
  /** Shown without a proposal. */
  children: ReactNode;
}

export function Proposal({ meeting, duty, title, children }: ProposalProps) {
  const { t } = useTexts();
  const draft = useMeetingDraft(meeting).data;
  const place = draft?.places.find(({ duty_id }) => duty_id === duty);
  const nameOf = useNames();
  const [opened, setOpened] = useState(false);
  if (place?.state !== 'proposed') return children;
  const sheet = opened && draft && (
    <ProposalSheet
      draft={draft.id}
      place={place}
      title={title}
      nameOf={nameOf}
      onClose={() => setOpened(false)}
    />
  );
  if (place.user_id === null)
    return (
      <>
        {children}
        <p className={classes.reason}>{nobodyText(t, place.reasons)}</p>
        {draft && <RelaxChoice draft={draft.id} place={place} nameOf={nameOf} />}
      </>
    );
  const [first] = reasonsOf(t, place.reasons, nameOf);
  return (
    <>
      <button type="button" className={classes.person} onClick={() => setOpened(true)}>
        <bdi>{nameOf(place.user_id)}</bdi>
        <span className="visually-hidden">{t('drafts:proposedFor', { title })}</span>
      </button>
      {first && <p className={classes.reason}>{first.text}</p>}
      {sheet}
    </>
  );
}
