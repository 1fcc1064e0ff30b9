/**
 * Table of all operations. The first paint holds the entries that it needs; the others load later or with the
 * first call.
 */
import { firstOperations } from 'virtual:first-operations';

const known = { ...firstOperations };

/** Entry of an operation; undefined while the rest of the table is not loaded. */
export const knownOperation = (name: string) => known[name];

export async function loadOperations(): Promise<void> {
  Object.assign(known, (await import('virtual:operations')).operations);
}

export async function operationOf(name: string) {
  if (!known[name]) await loadOperations();
  return known[name]!;
}
