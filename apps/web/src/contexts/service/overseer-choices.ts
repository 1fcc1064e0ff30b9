/** Who may lead a kind of group, as a field offers them. */
import { useRead } from '#platform/use-read.ts';

export type OverseerKind = 'location' | 'special' | 'rotation';

const read = 'service.listOverseers';

/** For `along`: who leads is said in a row of the list. */
export const useOverseersLoading = () => ({ isLoading: useRead(read).isLoading });

export function useOverseers(kind: OverseerKind) {
  const people = useRead(read).data ?? [];
  return people
    .filter((person) => person[kind])
    .map(({ id, full_name }) => ({ id, full_name, last_first: full_name }));
}
