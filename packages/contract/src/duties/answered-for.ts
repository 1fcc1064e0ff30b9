/** Version of a duty that a person answered before it changed (X-ACK-8). */
import { z } from 'zod';

export const answeredFor = z
  .object({
    date: z.string().meta({ format: 'date' }),
    time: z.string().meta({ examples: ['19:00'], description: 'start of the meeting, shift or talk' }),
    what: z.string().nullable().meta({
      description: 'title of the part, or address of the field service group; null without one',
    }),
  })
  .nullable()
  .meta({
    description:
      'version that the person answered, if the duty changed afterwards; the answer is then open again',
  });
