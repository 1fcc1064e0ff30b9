/** What a speaker said yes to, where their talk has another date or hour now (TALK-R3). */
import { z } from 'zod';

export const answeredFor = z
  .object({ date: z.string().meta({ format: 'date' }), time: z.string().meta({ examples: ['10:00'] }) })
  .nullable()
  .meta({
    description: 'date and time that the speaker accepted, if they changed since; the answer is open again',
  });
