/** Fields of every row in a list of imports: file, time, person, rollback. */
import { z } from 'zod';
import { idOrZero, instant } from './fields.ts';

export const who = z.object({ id: idOrZero, full_name: z.string() });

export const listedImportFields = {
  id: idOrZero,
  file_name: z.string(),
  imported_at: instant,
  imported_by: who,
  taken_back_at: instant.nullable(),
  taken_back_by: who.nullable(),
};
