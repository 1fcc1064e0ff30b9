/** Fields of every row in a list of imports: file, time, person, rollback. */
import { z } from 'zod';
import { idOf, instant } from './fields.ts';

export const who = z.object({ id: idOf('person, as in GET /users'), full_name: z.string() });

export const listedImportFields = {
  id: idOf('import'),
  file_name: z.string(),
  imported_at: instant,
  imported_by: who,
  taken_back_at: instant.nullable(),
  taken_back_by: who.nullable(),
};
