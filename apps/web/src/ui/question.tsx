/** Confirmation before an irreversible action; the server's refusal shows next to the button. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNotice } from './failure-notice.tsx';
import { Sheet } from './sheet.tsx';

export interface QuestionProps {
  title: string;
  text: string;
  labels: { confirm: string; cancel: string; close: string };
  children?: ReactNode;
  error?: Error | null;
  pending: boolean;
  /** Deletes: the button does not look like the one that saves. */
  deletes?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function Question(props: QuestionProps) {
  const { title, text, labels, children, error, pending, deletes = false, onConfirm, onClose } = props;
  return (
    <Sheet
      opened
      title={title}
      closeLabel={labels.close}
      onClose={onClose}
      onSubmit={onConfirm}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" variant={deletes ? 'danger' : 'filled'} loading={pending}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      <FailureNotice error={error ?? null} />
    </Sheet>
  );
}
