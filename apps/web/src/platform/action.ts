/** Hook for a change made by one press. A double press or a retry after a lost answer has one effect. */
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallFailed, newKey } from './api.ts';

/**
 * Identifies a file by name, size and modification time, because `JSON.stringify` serialises every File as
 * `{}`.
 */
const contentOf = (given: unknown): string =>
  JSON.stringify(given, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** True if the server may have executed the call although no answer arrived. */
const isOpen = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500);

export function useAction<Given, Answer>(
  send: (given: Given, key: string) => Promise<Answer>,
  on: { success?: (answer: Answer, given: Given) => unknown; settled?: () => unknown } = {},
) {
  const open = useRef<{ content: string; key: string } | null>(null);
  const sent = useRef<{ content: string; answer: Promise<Answer> } | null>(null);
  return useMutation({
    mutationFn: async (given: Given): Promise<Answer> => {
      const content = contentOf(given);
      // A second press during the request, before the button was disabled.
      if (sent.current?.content === content) return sent.current.answer;
      const key = open.current?.content === content ? open.current.key : newKey();
      open.current = null;
      const sending = { content, answer: send(given, key) };
      sent.current = sending;
      try {
        return await sending.answer;
      } catch (error) {
        if (isOpen(error)) open.current = { content, key };
        throw error;
      } finally {
        if (sent.current === sending) sent.current = null;
      }
    },
    onSuccess: (answer, given) => on.success?.(answer, given),
    // Not awaited, so that an error shows at once.
    onSettled: () => void on.settled?.(),
  });
}
