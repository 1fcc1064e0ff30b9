/** An earlier import in a list: what came of it and who did it, or who took it back; and the way back. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListRow } from './list-row.tsx';

export interface ImportRowProps {
  /** The kind of file. */
  name: string;
  fileName: string;
  /** What the import made. */
  made: ReactNode;
  by: string;
  /** Who took it back and when; null while it stands. */
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
