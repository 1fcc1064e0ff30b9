/**
 * Parses and validates the input of an admitted call: directly, in turn or in a worker, by the size of the
 * body.
 */
import { setImmediate as nextPass } from 'node:timers/promises';
import type { Definition, Upload } from '@sheaf/contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawInput, readInput } from '#app/input';
import type { Input } from '#app/keyed-call';
import { isLarge, readLargeBody } from '#app/large-body';
import { queryOf } from '#app/print-tickets';
import { parseBody } from '#app/request-bodies';
import { readUpload } from '#app/upload';
import { type FieldCodes, InvalidInput } from '#platform/outcome';
import type { Platform } from '#platform/platform';
import { openTurns } from '#platform/workers/turns';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const invalid = (fields: FieldCodes): never => {
  throw new InvalidInput(fields);
};

/** Parsed input and the function that reports its errors. */
interface ReceivedInput {
  input: Input;
  invalid: typeof invalid;
}

/** An operation names its files by the first field name; the caller sees the name that was sent. */
const underSentName = (fields: FieldCodes, { field }: Upload, sentAs: string): FieldCodes =>
  Object.fromEntries(Object.entries(fields).map(([name, codes]) => [name === field ? sentAs : name, codes]));

/**
 * In characters. Reporting 64 kB of errors takes 50 ms, so longer bodies are read one per pass of the event
 * loop.
 */
const mostAtOnce = 4096;

export function openCallInput({ workers }: Platform) {
  const turns = openTurns(['the only one'], 'bodies');

  /** `by` is the congregation whose turn the body takes. */
  const readPlain = async (operation: Definition, request: FastifyRequest, by: number): Promise<RawInput> => {
    const { params, bodyText: text = '' } = request;
    const query = queryOf(operation, request);
    const read = (): RawInput => readInput(operation, { params, query, body: parseBody(operation, request) });
    // Signed calls come from providers and take no turn.
    if (text.length <= mostAtOnce || operation.signed) return read();
    if (isLarge(text)) return readLargeBody(workers, by, { operation: operation.name, params, query, text });
    return turns.take(by, async () => {
      await nextPass();
      return read();
    });
  };

  return async (operation: Definition, { request, reply }: Exchange, by = 0): Promise<ReceivedInput> => {
    const { upload } = operation;
    if (!upload) {
      const input = await readPlain(operation, request, by);
      return { input: { ...input, file: undefined, files: [] }, invalid };
    }
    const asked = { params: request.params, query: queryOf(operation, request) };
    const { files, fields, sentAs } = await readUpload(upload, request, reply);
    return {
      input: { ...readInput(operation, { ...asked, body: fields }), file: files[0], files },
      invalid: (wrong) => invalid(underSentName(wrong, upload, sentAs)),
    };
  };
}

export type ReadCall = ReturnType<typeof openCallInput>;
