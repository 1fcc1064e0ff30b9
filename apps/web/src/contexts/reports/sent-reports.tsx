import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { monthName } from '#platform/dates.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import type { OwnReport } from './own-reports.ts';

const mostShown = 12;

export type SentReport = Pick<OwnReport, 'active' | 'aux' | 'hours' | 'studies'>;

/** `Shared, auxiliary, 32 hours, 2 studies`. */
export function sayReport(t: Translate, { active, aux, hours, studies }: SentReport): string {
  if (!active) return t('reports:said.notShared');
  return joinTexts([
    t('reports:said.shared'),
    aux && t('reports:said.aux'),
    hours !== null && t('reports:said.hours', { count: hours }),
    studies !== null && studies > 0 && t('reports:said.studies', { count: studies }),
  ]);
}

export function SentReports({
  own,
  onChoose,
}: {
  own: readonly OwnReport[];
  onChoose: (month: string) => void;
}) {
  const { t } = useTexts();
  if (own.length === 0) return null;
  return (
    <Section title={t('reports:own.before')}>
      <Card>
        {own.slice(0, mostShown).map((report) => {
          const Icon = report.waiting ? IconClock : IconCheck;
          return (
            <ListRow
              key={report.report_month}
              icon={<Icon aria-hidden="true" />}
              title={monthName(report.report_month.slice(0, 7), 'long')}
              line={joinTexts([sayReport(t, report), report.waiting && t('reports:own.waiting')])}
              onClick={() => onChoose(report.report_month)}
            />
          );
        })}
      </Card>
    </Section>
  );
}
