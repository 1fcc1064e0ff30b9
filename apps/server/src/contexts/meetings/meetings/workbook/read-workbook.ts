/** Extracts the week pages of a workbook in a worker process (MEET-O3). */
import type { WorkbookBlock } from '@sheaf/rules/meetings/meetings/workbook-sections';
import { readDocument } from '#contexts/meetings/meetings/workbook/read-document';
import { type ArchiveEntry, RefusedArchive, readArchive } from '#platform/archives/read-archive';
import { task } from '#platform/workers/task';

export type WorkbookFault =
  | 'workbook-unreadable'
  | 'workbook-too-large'
  | 'workbook-jwpub'
  | 'workbook-no-week';

const limits = { entries: 500, inflated: 100 * 1024 * 1024, ratio: 100 };
/** Bytes of one page, and of all read pages. */
const longestPage = 384 * 1024;
const longestPages = 8 * 1024 * 1024;

/** One page for each week; pages with extracts are named `-extracted`. */
const isPage = ({ name }: ArchiveEntry): boolean => /(?:^|\/)OEBPS\/\d{1,12}\.xhtml$/.test(name);

/** The page of a week has a date as heading, and a song or a section. */
const isWeek = (blocks: readonly WorkbookBlock[]): boolean =>
  blocks.some(({ tag }) => tag === 'h1') && blocks.some(({ isSong, section }) => isSong || section !== null);

/** JWPUB files are encrypted and cannot be read. */
const isJwpub = (entries: readonly ArchiveEntry[]): boolean =>
  entries.some(({ name }) => name === 'contents') && entries.some(({ name }) => name === 'manifest.json');

async function readPages(entries: readonly ArchiveEntry[]): Promise<WorkbookBlock[][]> {
  const pages = entries.filter(isPage);
  const isTooLong = pages.some(({ size }) => size > longestPage);
  if (isTooLong || pages.reduce((sum, { size }) => sum + size, 0) > longestPages)
    throw new RefusedArchive('too-much');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const weeks: WorkbookBlock[][] = [];
  // Sequential, so that only one page is in memory.
  for (const page of pages) {
    const blocks = readDocument(decoder.decode(await page.read()));
    if (isWeek(blocks)) weeks.push(blocks);
  }
  return weeks;
}

/** Errors of a parser on uploaded bytes are invalid input, not faults. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<{ pages: WorkbookBlock[][] } | { fault: WorkbookFault }> {
  try {
    const entries = await readArchive(bytes, limits);
    if (isJwpub(entries)) return { fault: 'workbook-jwpub' };
    const pages = await readPages(entries);
    return pages.length > 0 ? { pages } : { fault: 'workbook-no-week' };
  } catch (error) {
    const isLarge = error instanceof RefusedArchive && error.reason === 'too-much';
    return { fault: isLarge ? 'workbook-too-large' : 'workbook-unreadable' };
  }
}

export const workbookReading = task('parsing', import.meta.url, readWorkbook);
