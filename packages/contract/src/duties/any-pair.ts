import { z } from 'zod';

export const anyPair = z.boolean().default(false).meta({
  description:
    'true gives the part although student and householder are of neither one sex nor one family; without it that is refused with pair-unfit',
});
