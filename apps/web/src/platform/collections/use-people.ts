/** All people of the congregation with their public fields, by last name, from the cached collection. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reply } from '../api.ts';
import { rememberLast } from '../remember-last.ts';
import { collectionQuery, recallCollection } from './collections.ts';

/** Memoised across all callers and renders. */
const byLastName = rememberLast((rows: Reply<'people.listPeople'>) =>
  [...rows].sort((a, b) => a.last_first.localeCompare(b.last_first)),
);

export function usePeople(wanted = true) {
  useEffect(() => {
    if (wanted) void recallCollection('users');
  }, [wanted]);
  return useQuery({ ...collectionQuery('users'), enabled: wanted, select: byLastName });
}
