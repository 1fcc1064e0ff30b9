/** Everybody of the congregation as everyone may know him, by last name, from the copy on the phone. */
import { useQuery } from '@tanstack/react-query';
import { collectionQuery } from './collections.ts';

export const usePeople = (wanted = true) =>
  useQuery({
    ...collectionQuery('users'),
    enabled: wanted,
    select: (rows) => rows.toSorted((a, b) => a.last_first.localeCompare(b.last_first)),
  });
