/** A change the person makes by one press: repeated after a lost answer it carries the same key, so it has one effect. */
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallFailed, newKey } from './api.ts';

/** A file is told by its name, size and age; JSON would say `{}` of every one. */
const contentOf = (given: unknown): string =>
  JSON.stringify(given, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** Whether the server may have done it although the phone heard nothing of it. */
const isOpen = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500);

export function useAction<Given, Answer>(
  send: (given: Given, key: string) => Promise<Answer>,
  on: { success?: (answer: Answer) => unknown; settled?: () => unknown } = {},
) {
  const open = useRef<{ content: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (given: Given): Promise<Answer> => {
      const content = contentOf(given);
      const key = open.current?.content === content ? open.current.key : newKey();
      open.current = null;
      try {
        return await send(given, key);
      } catch (error) {
        if (isOpen(error)) open.current = { content, key };
        throw error;
      }
    },
    onSuccess: (answer) => on.success?.(answer),
    // Not waited for: what went wrong is told at once.
    onSettled: () => void on.settled?.(),
  });
}
