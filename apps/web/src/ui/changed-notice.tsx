/** Someone else saved the same row meanwhile: what he wrote, and the choice between it and what stands in the form. */
import { Button } from '@mantine/core';
import { useTexts } from '../platform/texts.ts';
import classes from './changed-notice.module.css';
import { ErrorNotice } from './notice.tsx';

export interface ChangedNoticeProps {
  theirs: { label: string; value: string }[];
  onTake: () => void;
  onKeep: () => void;
}

export function ChangedNotice({ theirs, onTake, onKeep }: ChangedNoticeProps) {
  const { t } = useTexts();
  return (
    <>
      <ErrorNotice>
        {t('shell:changed.title')}{' '}
        {theirs.map(({ label, value }) => (
          <span key={label}>
            {label}: <bdi>{value || '–'}</bdi>.{' '}
          </span>
        ))}
      </ErrorNotice>
      <span className={classes.actions}>
        <Button variant="default" onClick={onTake}>
          {t('shell:changed.take')}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {t('shell:changed.keep')}
        </Button>
      </span>
    </>
  );
}
