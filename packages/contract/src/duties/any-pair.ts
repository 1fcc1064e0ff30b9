import { z } from 'zod';

export const anyPair = z.boolean().default(false).meta({
  description:
    'true allows a student and a householder who are neither of the same sex nor of the same family; otherwise refused with `pair-unfit`',
});
