/** The service years there is something of, the newest first. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useTexts } from '../../platform/texts.ts';

export interface YearSelectProps {
  years: readonly number[];
  year: number;
  onYear: (year: number) => void;
}

export function YearSelect({ years, year, onYear }: YearSelectProps) {
  const { t } = useTexts();
  return (
    <NativeSelect
      label={t('reports:year.title')}
      description={t('reports:year.span', { from: year - 1, to: year })}
      value={String(year)}
      onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
      data={years.map(String)}
    />
  );
}
