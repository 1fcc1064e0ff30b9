/** Chooses any month that can be reported, however long ago (REPORTS-R30). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { monthName } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { MonthField } from '#ui/form/month-field.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface ChooseMonthProps {
  /** Months as `YYYY-MM`, both inclusive. */
  month: string;
  earliest: string;
  latest: string;
  onMonth: (month: string) => void;
  onClose: () => void;
}

export function ChooseMonth({ month, earliest, latest, onMonth, onClose }: ChooseMonthProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState(month);
  const [tried, setTried] = useState(false);
  const isOffered = wanted >= earliest && wanted <= latest;
  const show = (): void => {
    setTried(true);
    if (!isOffered) return;
    onMonth(wanted);
    onClose();
  };
  const span = { from: monthName(earliest, 'long'), to: monthName(latest, 'long') };
  return (
    <Sheet
      opened
      title={t('reports:month.choose')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={show}
      footer={<Button type="submit">{t('reports:month.show')}</Button>}
    >
      <MonthField
        label={t('reports:month.chosen')}
        error={tried && !isOffered ? t('reports:month.outside', span) : undefined}
        value={wanted}
        onChange={setWanted}
      />
    </Sheet>
  );
}
