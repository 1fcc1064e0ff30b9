/** Everybody of the congregation as everyone may know them, by last name, from the copy on the phone. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '../api.ts';
import { rememberLast } from '../remember-last.ts';
import { collectionQuery } from './collections.ts';

/** Once for all who ask, and not at each drawing. */
const byLastName = rememberLast((rows: Reply<'people.listPeople'>) =>
  rows.toSorted((a, b) => a.last_first.localeCompare(b.last_first)),
);

export const usePeople = (wanted = true) =>
  useQuery({ ...collectionQuery('users'), enabled: wanted, select: byLastName });
