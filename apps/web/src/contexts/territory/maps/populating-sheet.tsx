/**
 * ASSIGN-R6, ASSIGN-R7: population progress of a map's list to work. Closing it or leaving the page stops
 * nothing.
 */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './assign.module.css';
import { usePopulating } from './use-populating.ts';

export function PopulatingSheet({
  map,
  onClose,
}: {
  map: { id: number; number: string };
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { percent, error } = usePopulating(map.id);
  return (
    <Sheet
      opened
      title={t('maps:assign.populating', { number: map.number })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shell:close')}</Button>}
    >
      {percent < 100 && <p>{t('maps:assign.populatingText')}</p>}
      <FailureNotice error={error} />
      <p className={classes.populating}>
        <progress
          aria-label={t('maps:assign.populating', { number: map.number })}
          max={100}
          value={percent}
        />
        <span>{t('maps:assign.percent', { percent })}</span>
      </p>
      <p role="status">{t(percent === 100 ? 'maps:assign.populated' : 'maps:assign.populatingLeave')}</p>
    </Sheet>
  );
}
