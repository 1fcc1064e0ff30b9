/** Importing an address list: how much of the file has gone, and nothing read again after a dry run. */
import { useState } from 'react';
import { useAction } from '../../platform/action.ts';
import type { Reply } from '../../platform/api.ts';
import { refreshRead } from '../../platform/queries.ts';
import { uploadFile } from '../../platform/upload-file.ts';

export type ListReport = Reply<'addresses.importAddresses'>;

export interface ListToImport {
  file: File;
  size: number;
  sameNumber: 'units' | 'once';
}

/** `sent` is the part of the file that has gone, in per cent; null before and after. */
export function useImportList() {
  const [sent, setSent] = useState<number | null>(null);
  const run = useAction(
    ({ file, size, sameNumber, dryRun }: ListToImport & { dryRun: boolean }, key) => {
      setSent(0);
      const body = { dry_run: String(dryRun), addresses_per_map: String(size), same_number: sameNumber };
      return uploadFile('addresses.importAddresses', { params: {}, body, file, key }, setSent);
    },
    {
      success: (report) => (report.dry_run ? undefined : refreshRead()),
      settled: () => setSent(null),
    },
  );
  return { run, sent };
}
