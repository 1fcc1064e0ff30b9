/** Reads by an operation of the contract; a write that changes what it shows, on this phone or another, reads it again. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type CallInput, call, type OperationName, type OperationOf, type Reply } from './api.ts';
import { callKept } from './encrypted-cache/call-kept.ts';

type ReadOptions<Name extends OperationName, Shown> = Omit<
  UseQueryOptions<Reply<Name>, Error, Shown>,
  'queryKey' | 'queryFn'
> & {
  /** The answer is stored on the phone, encrypted, and shown where the server cannot be reached. */
  kept?: boolean;
  /** What the answer cannot be shown without: the phrases of what it names. */
  before?: (reply: Reply<Name>) => Promise<unknown>;
  /** Milliseconds after which an unanswered call ends as one that did not reach the server. */
  timeout?: number;
};

export function useRead<Name extends OperationName, Shown = Reply<Name>>(
  operation: Name,
  asked: CallInput<OperationOf<Name>> = {},
  { kept = false, before, timeout, ...options }: ReadOptions<Name, Shown> = {},
) {
  return useQuery<Reply<Name>, Error, Shown>({
    ...options,
    queryKey: Object.keys(asked).length > 0 ? [operation, asked] : [operation],
    queryFn: async () => {
      const reply = await (kept
        ? callKept(operation, asked, () => true)
        : call(
            operation,
            timeout === undefined ? asked : { ...asked, signal: AbortSignal.timeout(timeout) },
          ));
      await before?.(reply);
      return reply;
    },
  });
}
