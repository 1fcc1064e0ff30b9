/** USERS-X19: what one has on days away that were just saved; nothing is shown where one has nothing. */
import { Button } from '@mantine/core';
import { DutiesToDecline, useDutiesBetween } from '#contexts/duties/duties-in-span.public-api.tsx';
import { useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { Hint } from '#ui/page.tsx';

export interface AwayDutiesProps {
  span: { start_date: string; end_date: string };
  onDone: () => void;
}

export function AwayDuties({ span, onDone }: AwayDutiesProps) {
  const { t } = useTexts();
  const duties = useDutiesBetween(span.start_date, span.end_date);
  if (!duties || duties.length === 0) return null;
  return (
    <Section title={t('people:awayDates.dutiesTitle', { count: duties.length })}>
      <Hint>{t('people:awayDates.dutiesText')}</Hint>
      <DutiesToDecline duties={duties} />
      <Button variant="default" onClick={onDone}>
        {t('people:awayDates.dutiesDone')}
      </Button>
    </Section>
  );
}
