/** Navigator between service years with content (REPORTS-S2). */
import { useTexts } from '#platform/texts.ts';
import { YearNavigator } from '#ui/schedule/span-navigator.tsx';

interface ServiceYearsProps {
  years: readonly number[];
  year: number;
  onYear: (year: number) => void;
}

export function ServiceYears({ years, year, onYear }: ServiceYearsProps) {
  const { t } = useTexts();
  return (
    <YearNavigator
      years={years}
      year={year}
      title={t('reports:year.named', { year })}
      line={t('reports:year.span', { from: year - 1, to: year })}
      onYear={onYear}
    />
  );
}
