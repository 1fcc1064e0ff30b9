/** Someone else saved the same row meanwhile: what he wrote, and the choice between it and what stands in the form. */
import { Button } from '@mantine/core';
import classes from './changed-notice.module.css';
import { ErrorNotice } from './notice.tsx';

export interface ChangedNoticeProps {
  words: { title: string; take: string; keep: string };
  theirs: { label: string; value: string }[];
  onTake: () => void;
  onKeep: () => void;
}

export function ChangedNotice({ words, theirs, onTake, onKeep }: ChangedNoticeProps) {
  return (
    <>
      <ErrorNotice>
        {words.title}{' '}
        {theirs.map(({ label, value }) => (
          <span key={label}>
            {label}: <bdi>{value || '–'}</bdi>.{' '}
          </span>
        ))}
      </ErrorNotice>
      <span className={classes.actions}>
        <Button variant="default" onClick={onTake}>
          {words.take}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {words.keep}
        </Button>
      </span>
    </>
  );
}
