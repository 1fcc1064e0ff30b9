/** Reads text files of a zip, inflated only if their total size is allowed. */
import { tableLimits } from '@sheaf/rules/files/table-limits';
import { RefusedArchive, readArchive } from '#platform/archives/read-archive';
import { TableTooLarge } from '#platform/tables/table-meter';

const { entries, inflated } = tableLimits;
/** Unlimited, because sheets of equal cells compress extremely well; the inflated size is limited anyway. */
const ratio = Number.POSITIVE_INFINITY;

export async function unzipTexts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, string>> {
  const listed = await readArchive(bytes, { entries, inflated, ratio, isWanted }).catch((error: unknown) => {
    throw error instanceof RefusedArchive && error.reason === 'too-much'
      ? new TableTooLarge('import-too-much-text')
      : error;
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const texts = new Map<string, string>();
  for (const { name, read } of listed) if (isWanted(name)) texts.set(name, decoder.decode(await read()));
  return texts;
}
