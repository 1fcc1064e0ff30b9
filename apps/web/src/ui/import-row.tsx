/**
 * An earlier import in a list: its result, who imported or rolled it back, and the button for the rollback.
 */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListRow } from './list-row.tsx';

export interface ImportRowProps {
  name: string;
  fileName: string;
  made: ReactNode;
  by: string;
  /** Who rolled it back and when; null otherwise. */
  rolledBack: string | null;
  labels: { action: string; label: string };
  onRollback: () => void;
}

export function ImportRow({ name, fileName, made, by, rolledBack, labels, onRollback }: ImportRowProps) {
  return (
    <ListRow
      wordy
      title={name}
      line={
        <>
          <bdi>{fileName}</bdi>
          <br />
          {rolledBack ?? (
            <>
              {made}
              <br />
              {by}
            </>
          )}
        </>
      }
      trailing={
        rolledBack === null && (
          <Button variant="light" aria-label={labels.label} onClick={onRollback}>
            {labels.action}
          </Button>
        )
      }
    />
  );
}
