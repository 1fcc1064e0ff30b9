/** Person who could have an open place if one rule is waived, and the button that chooses them (X-FAIR-52). */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import type { DraftPlace } from './meeting-draft.ts';
import { relaxOf, relaxText } from './reason-texts.ts';
import classes from './relax-choice.module.css';

interface RelaxChoiceProps {
  draft: number;
  place: DraftPlace;
  nameOf: (id: number) => string;
  /** Called after the choice. */
  onDone?: () => void;
}

export function RelaxChoice({ draft, place, nameOf, onDone }: RelaxChoiceProps) {
  const { t } = useTexts();
  const choosing = useWrite('drafts.editPlace', { success: () => onDone?.() });
  const relax = relaxOf(place.reasons);
  if (relax === null) return null;
  const params = { id: draft, place: place.id };
  return (
    <div className={classes.relax}>
      <p className={classes.text}>{relaxText(t, relax, nameOf)}</p>
      <Button
        variant="light"
        loading={choosing.isPending}
        onClick={() => choosing.mutate({ params, body: { user_id: relax.person, version: place.version } })}
      >
        {t('drafts:take', { name: nameOf(relax.person) })}
      </Button>
      <FailureNotice error={choosing.error} />
    </div>
  );
}
