/** Parses the arguments of `npm run congregation -- export …` and `… import …`. */
import { parseArgs } from 'node:util';

export interface WantedExport {
  congregationId: number;
  file: string;
}

export interface WantedImport {
  path: string;
  /** Creates a second congregation of the same name. */
  another: boolean;
}

export function readExportArguments(args: string[]): WantedExport {
  const [number = '', file, ...more] = args;
  const congregationId = Number(number);
  if (!Number.isSafeInteger(congregationId) || congregationId < 1 || !file || more.length > 0)
    throw new Error('Usage: npm run congregation -- export NUMBER FILE');
  return { congregationId, file };
}

export function readImportArguments(args: string[]): WantedImport {
  const { values, positionals } = parseArgs({
    args,
    options: { another: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0)
    throw new Error('Usage: npm run congregation -- import FILE [--another where there is one of that name]');
  return { path, another: values.another ?? false };
}
