/** Date and time that a speaker accepted before the talk moved (TALK-R3). */
import { z } from 'zod';

export const answeredFor = z
  .object({ date: z.string().meta({ format: 'date' }), time: z.string().meta({ examples: ['10:00'] }) })
  .nullable()
  .meta({
    description:
      'date and time that the speaker accepted, if they changed afterwards; the answer is then open again',
  });
