import { useRead } from '#platform/use-read.ts';

export type OverseerKind = 'location' | 'special' | 'rotation';

const read = 'service.listOverseers';

/** For `along`: the rows of the list name the leader. */
export const useOverseersLoading = () => ({ isLoading: useRead(read).isLoading });

export function useOverseers(kind: OverseerKind) {
  const people = useRead(read).data ?? [];
  return people
    .filter((person) => person[kind])
    .map(({ id, full_name, last_first }) => ({ id, full_name, last_first }));
}
