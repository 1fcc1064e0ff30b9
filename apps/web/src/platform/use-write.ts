/**
 * Writes with an operation of the contract, then refetches affected reads (`changes` and `reads` of the
 * contract).
 */
import { useAction } from './action.ts';
import {
  CallFailed,
  type CallPayload,
  call,
  type OperationName,
  type OperationOf,
  type Reply,
} from './api.ts';
import { refreshAfter } from './queries.ts';
import { uploadFile } from './upload-file.ts';

export type Body<Name extends OperationName> = NonNullable<CallPayload<OperationOf<Name>>['body']>;

interface WriteOptions<Name extends OperationName> {
  /**
   * Use this for messages and undo: callbacks passed to `mutate` are not called after the screen has
   * unmounted.
   */
  success?: (reply: Reply<Name>, given: CallPayload<OperationOf<Name>>) => unknown;
  /** Upload progress in per cent. */
  progress?: (percent: number) => void;
}

/** A refused write may mean stale data on this phone; invalid input (422) does not. */
const mayHaveChanged = (error: unknown): boolean => !(error instanceof CallFailed) || error.status !== 422;

/** The reply of a dry run has `dry_run: true`. */
const isDryRun = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'dry_run' in reply && reply.dry_run === true;

/**
 * Pending until affected reads are refetched, so that no list shows the old row after its form has closed.
 */
export function useWrite<Name extends OperationName>(
  operation: Name,
  { success, progress }: WriteOptions<Name> = {},
) {
  const send = (given: CallPayload<OperationOf<Name>>, key: string): Promise<Reply<Name>> => {
    const { params = {}, body = {}, file } = given as { params?: object; body?: object; file?: File };
    return file && progress
      ? uploadFile(operation, { params, body, file, key }, progress)
      : call(operation, { ...given, key });
  };
  return useAction(
    async (given: CallPayload<OperationOf<Name>>, key) => {
      try {
        return await send(given, key);
      } catch (error) {
        if (mayHaveChanged(error)) void refreshAfter(operation);
        throw error;
      }
    },
    {
      success: async (reply, given) => {
        if (!isDryRun(reply)) await refreshAfter(operation);
        await success?.(reply, given);
      },
    },
  );
}
