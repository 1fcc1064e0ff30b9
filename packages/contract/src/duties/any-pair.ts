import { z } from 'zod';

export const anyPair = z.boolean().default(false).meta({
  description:
    'true allows a student and a householder who do not fit by the rule of the congregation; otherwise refused with `pair-unfit`',
});
