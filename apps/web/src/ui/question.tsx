/** Asks before something is done that cannot be taken back; what the server says against it stands beside the button. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNotice } from './failure-notice.tsx';
import { Sheet } from './sheet.tsx';

export interface QuestionProps {
  title: string;
  text: string;
  labels: { confirm: string; cancel: string; close: string };
  children?: ReactNode;
  /** Why it could not be done. */
  error?: Error | null;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function Question(props: QuestionProps) {
  const { title, text, labels, children, error, pending, onConfirm, onClose } = props;
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
          <Button type="submit" loading={pending}>
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
