/** Hours of the service year so far, and the remaining hours per month (X-PIONEER). */
import { pioneerYear } from '@sheaf/rules/reports/pioneer-year';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { StatTiles } from '#ui/schedule/stat-tiles.tsx';
import type { Report } from './own-reports.ts';

export function PioneerProgress({ reports }: { reports: readonly Report[] }) {
  const { t } = useTexts();
  const { serviceYear, hours, goal, left, perMonth } = pioneerYear(reports, today());
  return (
    <Section
      title={t('reports:pioneer.title', { year: serviceYear })}
      aside={t('reports:pioneer.goal', { goal })}
    >
      <StatTiles
        tiles={[
          { label: t('reports:pioneer.hours'), value: hours },
          { label: t('reports:pioneer.left'), value: left },
          { label: t('reports:pioneer.perMonth'), value: perMonth ?? 0 },
        ]}
      />
    </Section>
  );
}
