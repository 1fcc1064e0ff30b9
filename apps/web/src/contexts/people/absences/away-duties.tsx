/** Duties on days away that were just saved; renders nothing without any (USERS-X19, USERS-X22). */
import { Button } from '@mantine/core';
import {
  DutiesToDecline,
  useDutiesBetween,
  useDutiesOfBetween,
} from '#contexts/duties/duties-in-span.api.tsx';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { Hint } from '#ui/page.tsx';

export interface AwayDutiesProps {
  span: { user_id: number; start_date: string; end_date: string };
  onDone: () => void;
}

function Done({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  return (
    <Button variant="default" mt="sm" onClick={onDone}>
      {t('people:awayDates.dutiesDone')}
    </Button>
  );
}

export function OwnAwayDuties({ span, onDone }: AwayDutiesProps) {
  const { t } = useTexts();
  const duties = useDutiesBetween(span.start_date, span.end_date);
  if (!duties || duties.length === 0) return null;
  return (
    <Section title={t('people:awayDates.dutiesTitle', { count: duties.length })}>
      <Hint>{t('people:awayDates.dutiesText')}</Hint>
      <DutiesToDecline duties={duties} />
      <Done onDone={onDone} />
    </Section>
  );
}

export function AwayDutiesOf({ span, onDone }: AwayDutiesProps) {
  const { t } = useTexts();
  const duties = useDutiesOfBetween(span.user_id, span.start_date, span.end_date);
  const name = usePeople().data?.find(({ id }) => id === span.user_id)?.full_name;
  if (!duties || duties.length === 0 || name === undefined) return null;
  return (
    <Section title={t('people:awayDates.dutiesOf', { name, count: duties.length })}>
      <Hint>{t('people:awayDates.dutiesOfText', { name })}</Hint>
      <DutiesToDecline duties={duties} name={name} />
      <Done onDone={onDone} />
    </Section>
  );
}
