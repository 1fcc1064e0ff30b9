/**
 * Converts `Kent, Clark` to `Clark Kent`; a name with several commas is a list or a title and stays
 * unchanged.
 */
export function namesInOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  return last !== '' && first !== '' && more.length === 0 ? `${first} ${last}` : name.trim();
}
