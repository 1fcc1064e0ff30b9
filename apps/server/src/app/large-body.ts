/**
 * Parses and validates large JSON bodies in a worker: 8 MB of borders would block the server for a second
 * (decision 125).
 */
import { bodyValuesOf, type Definition } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { parseJson, type RawInput, readInput } from '#app/input';
import { type FieldCodes, InvalidInput } from '#platform/outcome';
import { task } from '#platform/workers/task';
import type { Workers } from '#platform/workers/workers';

/** Characters, not bytes. */
const mostAtOnce = 262_144;

export const isLarge = (text: string): boolean => text.length > mostAtOnce;

interface LargeBody {
  operation: string;
  params: unknown;
  query: unknown;
  text: string;
}

type ReadBody = { input: RawInput } | { fields: FieldCodes; others: number };

export function readBody({ operation: name, params, query, text }: LargeBody): ReadBody {
  const operation: Definition = allOperations.find((one) => one.name === name)!;
  try {
    return { input: readInput(operation, { params, query, body: parseJson(text, bodyValuesOf(operation)) }) };
  } catch (error) {
    if (error instanceof InvalidInput) return { fields: error.fields, others: error.others };
    throw error;
  }
}

const bodyReading = task('parsing', import.meta.url, readBody);

/** Returns the same values as `readInput`. Throws `InvalidInput`, or the errors of `Workers.run`. */
export async function readLargeBody(
  workers: Workers,
  congregationId: number,
  body: LargeBody,
): Promise<RawInput> {
  const read = await workers.run(bodyReading, body, congregationId);
  if ('input' in read) return read.input;
  throw new InvalidInput(read.fields, read.others);
}
