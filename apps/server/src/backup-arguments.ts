/** Parses the arguments of `npm run backup` and `npm run restore`. */
import { parseArgs } from 'node:util';

export interface WantedBackup {
  file: string;
  /** Public keys of age; without any the backup is readable. */
  recipients: readonly string[];
}

export interface WantedRestore {
  file: string;
  /** File with the key of an encrypted backup. */
  identity: string | undefined;
}

export function readBackupArguments(args: string[], usual: readonly string[]): WantedBackup {
  const { values, positionals } = parseArgs({
    args,
    options: { to: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0)
    throw new Error('Name one file: npm run backup -- FILE [--to age1… for each public key of age]');
  return { file, recipients: values.to ?? usual };
}

export function readRestoreArguments(args: string[]): WantedRestore {
  const { values, positionals } = parseArgs({
    args,
    options: { identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0)
    throw new Error('Name one file: npm run restore -- FILE [--identity FILE with its key]');
  return { file, identity: values.identity };
}
