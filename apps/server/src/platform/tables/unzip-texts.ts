/** The text files in a zip, inflated only when all of them together are no larger than allowed. */
import { tableLimits } from '@sheaf/rules/files/table-limits';
import { unzipSync } from 'fflate';
import { TableTooLarge } from '#platform/tables/table-meter';

/** Those whose names are wanted. An entry is inflated into exactly the bytes it declares, so one that lies about its size fails. */
export function unzipTexts(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, string> {
  let inflated = 0;
  let entries = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      entries += 1;
      if (entries > tableLimits.entries) throw new TableTooLarge('import-too-much-text');
      if (!isWanted(name)) return false;
      inflated += originalSize;
      if (inflated > tableLimits.inflated) throw new TableTooLarge('import-too-much-text');
      return true;
    },
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return new Map(Object.entries(files).map(([name, file]) => [name, decoder.decode(file)]));
}
