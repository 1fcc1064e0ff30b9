/** `Kent, Clark` is `Clark Kent`; with more than one comma it is a list, or a title. */
export function namesInOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  return last !== '' && first !== '' && more.length === 0 ? `${first} ${last}` : name.trim();
}
