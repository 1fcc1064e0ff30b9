/** Order of publisher records on paper (PRINT-P11). */

/** In the order of the groups, people without one of them last. People of a group retain their order. */
export function orderByGroup<Person extends { group_id: number | null }>(
  people: readonly Person[],
  groups: readonly { id: number }[],
): Person[] {
  const position = new Map(groups.map(({ id }, at) => [id, at]));
  const placeOf = ({ group_id }: Person): number =>
    (group_id === null ? undefined : position.get(group_id)) ?? groups.length;
  return [...people].sort((one, other) => placeOf(one) - placeOf(other));
}
