/** Gives the app a table of the contract's operations without the schemas: zod stays on the server. */
import { allOperations } from '@sheaf/contract/operations';
import type { Plugin } from 'vite';

const name = 'virtual:operations';

export function operationsTable(): Plugin {
  return {
    name: 'sheaf-operations',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const rows = allOperations.map(({ name: key, method, path, idempotent, revisions }) => [
        key,
        [method, path, idempotent === 'key' ? 1 : 0, revisions ?? []],
      ]);
      return `export const operations = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
