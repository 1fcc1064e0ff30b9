/** Asks before something is deleted for good; what the server says against it stands beside the button. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/texts.ts';
import { ErrorNotice } from './notice.tsx';
import { Sheet } from './sheet.tsx';

export interface DeleteQuestionProps {
  title: string;
  text: string;
  /** What the button says; deleting, unless given. */
  verb?: string;
  children?: ReactNode;
  removal: {
    mutate: (id: number, options: { onSuccess: () => void }) => void;
    error: Error | null;
    isPending: boolean;
  };
  id: number;
  onClose: () => void;
}

export function DeleteQuestion({ title, text, verb, children, removal, id, onClose }: DeleteQuestionProps) {
  const { t } = useTexts();
  return (
    <Sheet
      opened
      title={title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => removal.mutate(id, { onSuccess: onClose })}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" loading={removal.isPending}>
            {verb ?? t('shell:delete')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      {removal.error && <ErrorNotice>{removal.error.message || t('shell:failed')}</ErrorNotice>}
    </Sheet>
  );
}
