/** How to call each operation. The first paint brings those that it needs; the others follow, or come with the first that is called. */
import { firstOperations } from 'virtual:first-operations';

const known = { ...firstOperations };

/** Of an operation that was called at least once; undefined while the others have not come. */
export const knownOperation = (name: string) => known[name];

export async function loadOperations(): Promise<void> {
  Object.assign(known, (await import('virtual:operations')).operations);
}

export async function operationOf(name: string) {
  if (!known[name]) await loadOperations();
  return known[name]!;
}
