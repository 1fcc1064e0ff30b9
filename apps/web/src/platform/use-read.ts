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
  /**
   * Stores the answer encrypted on the phone, and shows it until the server answers. `latest`: one copy for all
   * queries, because the query moves with the date.
   */
  kept?: boolean | 'latest';
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
  const queryKey = Object.keys(asked).length > 0 ? [operation, asked] : [operation];
  return useQuery<Reply<Name>, Error, Shown>({
    ...options,
    queryKey,
    queryFn: async () => {
      const reply = await (kept
        ? callKept(queryKey, operation, asked, { latest: kept === 'latest' })
        : call(
            operation,
            timeout === undefined ? asked : { ...asked, signal: AbortSignal.timeout(timeout) },
          ));
      await before?.(reply);
      return reply;
    },
  });
}
