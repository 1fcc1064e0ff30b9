/**
 * ASSIGN-R6: population progress of maps assigned together. Closing it or leaving the screen stops nothing.
 */
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { FootPanel } from '#ui/selection/foot-panel.tsx';
import classes from './assign.module.css';
import { populatingMaps, usePopulatingMaps } from './populating-maps.ts';
import { usePopulating } from './use-populating.ts';

function Progress({ id, before, total }: { id: number; before: number; total: number }) {
  const { t } = useTexts();
  const { percent, ready, error } = usePopulating(id);
  useEffect(() => {
    if (ready) populatingMaps.ready(id);
  }, [ready, id]);
  return (
    <>
      <FailureNotice error={error} />
      <p className={classes.populating}>
        <progress
          aria-label={t('selection:maps.preparing', { done: before, total })}
          max={total * 100}
          value={before * 100 + percent}
        />
      </p>
    </>
  );
}

export function PopulatingCard() {
  const { t } = useTexts();
  const { all, waiting } = usePopulatingMaps();
  const total = all.length;
  const next = waiting[0];
  if (total === 0) return null;
  const done = total - waiting.length;
  const title = t('selection:maps.preparing', { done, total });
  return (
    <FootPanel label={title}>
      <p className={classes.preparing} role="status">
        {next === undefined ? t('maps:assign.populated') : title}
      </p>
      {next !== undefined && (
        <>
          <Progress key={next} id={next} before={done} total={total} />
          <p>{t('maps:assign.populatingText')}</p>
        </>
      )}
      <Button variant="default" onClick={populatingMaps.close}>
        {t('shell:close')}
      </Button>
    </FootPanel>
  );
}
