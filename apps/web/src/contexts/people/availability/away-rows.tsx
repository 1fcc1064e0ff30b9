/** The next days away of a person, which have a screen of their own. */
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import { shortDate, today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';

const shownSpans = 3;

export function AwayRows({ person }: { person: number }) {
  const { t } = useTexts();
  const dates = useRead('absences.listAwayDates', {}, { kept: true }).data ?? [];
  const coming = dates.filter(({ user_id, end_date }) => user_id === person && end_date >= today());
  const spanOf = (from: string, to: string): string =>
    from === to
      ? shortDate(from)
      : t('people:awayDates.span', { start: shortDate(from), end: shortDate(to) });
  return (
    <Section title={t('availability:away')}>
      <Card>
        {coming.slice(0, shownSpans).map(({ id, start_date, end_date, days }) => (
          <ListRow
            key={id}
            icon={<IconPlaneDeparture aria-hidden="true" />}
            title={spanOf(start_date, end_date)}
            line={t('people:awayDates.days', { count: days })}
          />
        ))}
        <ListRow
          to="/settings/away/"
          title={t('availability:awayAdd')}
          {...(coming.length === 0 && { line: t('availability:awayNone') })}
        />
      </Card>
    </Section>
  );
}
