/** What a person answered of a duty that has changed since (X-ACK-8). */
import { z } from 'zod';

export const answeredFor = z
  .object({
    date: z.string().meta({ format: 'date' }),
    time: z.string().meta({ examples: ['19:00'], description: 'start of the meeting, shift or talk' }),
    what: z.string().nullable().meta({
      description: 'title of the part, or address of the field service group; null where there is none',
    }),
  })
  .nullable()
  .meta({ description: 'version that the person answered, if it changed since; the answer is open again' });
