/** Result of an import or dry run in figures. */
import { whyEmpty } from '@sheaf/rules/files/empty-import';
import { listedLines } from '@sheaf/rules/territory/territory-import/problem';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { Figures } from '#ui/figures.tsx';
import type { ImportReport } from './territory-import-reply.ts';

/** Number of map numbers listed; further ones are counted. */
const mostNamed = 40;

export function ImportReportCard({ report }: { report: ImportReport }) {
  const { t } = useTexts();
  const figures = Object.entries(report.counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ label: t(phraseIn('imports:count', what)), count }));
  const named = (isNew: boolean): string | null => {
    const numbers = report.maps.filter((map) => map.is_new === isNew).map(({ number }) => number);
    if (numbers.length === 0) return null;
    const shown = numbers.slice(0, mostNamed).join(', ');
    return numbers.length > mostNamed
      ? t('imports:andMore', { numbers: shown, count: numbers.length - mostNamed })
      : shown;
  };
  const [added, filled] = [named(true), named(false)];
  return (
    <Section title={t(report.dry_run ? 'imports:makes' : 'imports:made')}>
      <Card padded>
        {figures.length === 0 && <p>{t(`imports:${whyEmpty(listedLines(report.problem_counts))}`)}</p>}
        <Figures figures={figures}>
          {added && <p>{t('imports:newMaps', { numbers: added })}</p>}
          {filled && <p>{t('imports:filledMaps', { numbers: filled })}</p>}
        </Figures>
      </Card>
    </Section>
  );
}
