/** Shape of every error reply (COMMON-D3, COMMON-O2): refusals, invalid input, missing permission, faults. */
import { z } from 'zod';

export const problem = z.object({
  code: z
    .string()
    .meta({ description: 'a refusal of the operation, or a general code such as `invalid` or `stale`' }),
  message: z.string().meta({ description: 'sentence in the language of the caller' }),
  errors: z.record(z.string(), z.array(z.string())).optional().meta({
    description: 'sentences by field, the most important first; only for invalid input (COMMON-R6)',
  }),
  id: z.string().optional().meta({ description: 'id of the log entry; only for internal errors' }),
  current: z.unknown().optional().meta({ description: 'current row; only for stale versions' }),
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
  'no-standby',
  'behind',
  'disk-full',
  'fault',
] as const;
