/**
 * Reads with an operation of the contract. Writes that change its collections, on this phone or another,
 * refetch it.
 */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type CallInput, call, type OperationName, type OperationOf, type Reply } from './api.ts';
import { callKept } from './encrypted-cache/call-kept.ts';

type ReadOptions<Name extends OperationName, Shown> = Omit<
  UseQueryOptions<Reply<Name>, Error, Shown>,
  'queryKey' | 'queryFn'
> & {
  /** Stores the answer encrypted on the phone, as a fallback when the server is unreachable. */
  kept?: boolean;
  /** Work required before the answer is shown, such as loading phrases. */
  before?: (reply: Reply<Name>) => Promise<unknown>;
  /** Milliseconds after which an unanswered call fails as unreachable. */
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
