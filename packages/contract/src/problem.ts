/** What every failed call answers (COMMON-D3, COMMON-O2): one shape for refusals, invalid input, strangers and faults. */
import { z } from 'zod';

export const problem = z.object({
  /** Machine-readable: a refusal's code, or one of the codes below. */
  code: z.string(),
  /** A sentence for the person, in their language. */
  message: z.string(),
  /** Per field the sentences for it, first one shown (COMMON-R6). */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Of a fault: the id under which the log has it. */
  id: z.string().optional(),
  /** Of a stale update: the row as it is now. */
  current: z.unknown().optional(),
});

export type Problem = z.infer<typeof problem>;

/** Codes that any operation may return besides its own refusals. @internal a test compares them with those of the server. */
export const problemCodes = [
  'invalid',
  'unauthorised',
  'recheck-needed',
  'ticket-not-valid',
  'forbidden',
  'not-found',
  'stale',
  'too-large',
  'key-reused',
  'too-many-requests',
  'busy',
  'overloaded',
  'disk-full',
  'fault',
] as const;
