/** Shape of every error reply (COMMON-D3, COMMON-O2): refusals, invalid input, missing permission, faults. */
import { z } from 'zod';

export const problem = z.object({
  /** Machine-readable: a code of the refusals of the operation, or one of `problemCodes`. */
  code: z.string(),
  /** Message in the language of the caller. */
  message: z.string(),
  /** Messages by field, the most important first (COMMON-R6). */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** For a fault: id of the log entry. */
  id: z.string().optional(),
  /** For a stale update: the current row. */
  current: z.unknown().optional(),
});

export type Problem = z.infer<typeof problem>;

/**
 * Codes that any operation may return besides its own refusals. @internal a test compares them with the
 * server.
 */
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
