/** Confirmation before a permanent deletion. */
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { lazyPart } from './lazy-part.tsx';

const Question = lazyPart(async () => (await import('./question.tsx')).Question);

export interface DeleteQuestionProps<Given> {
  title: string;
  text: string;
  verb?: string;
  children?: ReactNode;
  removal: {
    mutate: (given: Given, options: { onSuccess: () => void }) => void;
    error: Error | null;
    isPending: boolean;
  };
  /** Argument of `removal.mutate`. */
  given: Given;
  onClose: () => void;
}

export function DeleteQuestion<Given>(props: DeleteQuestionProps<Given>) {
  const { title, text, verb, children, removal, given, onClose } = props;
  const { t } = useTexts();
  return (
    <Question
      deletes
      title={title}
      text={text}
      labels={{ confirm: verb ?? t('shell:delete'), cancel: t('shell:cancel'), close: t('shell:close') }}
      error={removal.error}
      pending={removal.isPending}
      onConfirm={() => removal.mutate(given, { onSuccess: onClose })}
      onClose={onClose}
    >
      {children}
    </Question>
  );
}
