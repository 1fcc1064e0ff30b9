/** Who may lead a kind of group, as a field offers them. */
import { useRead } from '../../platform/use-read.ts';

export type OverseerKind = 'location' | 'special' | 'rotation';

export function useOverseers(kind: OverseerKind) {
  const people = useRead('service.listOverseers').data ?? [];
  return people
    .filter((person) => person[kind])
    .map(({ id, full_name }) => ({ id, full_name, last_first: full_name }));
}
