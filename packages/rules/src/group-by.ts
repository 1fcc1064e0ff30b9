/**
 * Groups values by key, in the order of first occurrence. Safari before 17.4 and Chrome 109 have no
 * `Map.groupBy`.
 */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value, index: number) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  let index = 0;
  for (const value of values) {
    const key = keyOf(value, index++);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
