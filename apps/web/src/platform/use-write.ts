/** Writes by an operation of the contract, then reads again whatever shows what it changed (`changes` and `reads` of the contract). */
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
  /** What is told and undone belongs here: what `mutate` is given is not called once its screen has gone. */
  success?: (reply: Reply<Name>, given: CallPayload<OperationOf<Name>>) => unknown;
  /** How much of the file has gone, in per cent. */
  progress?: (percent: number) => void;
}

/** What the server refused may be out of date on this phone; where it only asks for another input, nothing is. */
const mayHaveChanged = (error: unknown): boolean => !(error instanceof CallFailed) || error.status !== 422;

/** The server says of a dry run, in its reply, that it was one. */
const isDryRun = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'dry_run' in reply && reply.dry_run === true;

/** Pending until what the write changed has been read again, so that no list shows the old row after its form has closed. */
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
