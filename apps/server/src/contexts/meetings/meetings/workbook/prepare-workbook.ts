/** Reads a workbook from its address or file before a database connection is taken. */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { workbookAddress } from '@sheaf/rules/meetings/meetings/workbook-address';
import { readWorkbookName } from '@sheaf/rules/meetings/meetings/workbook-dates';
import type { WorkbookBlock } from '@sheaf/rules/meetings/meetings/workbook-sections';
import { workbookReading } from '#contexts/meetings/meetings/workbook/read-workbook';
import { assertAsShown } from '#platform/as-shown';
import type { PreparationCall } from '#platform/handle';
import { runParsing } from '#platform/tables/run-parsing';

export interface PreparedWorkbook {
  pages: WorkbookBlock[][];
  fileName: string;
  issue: string;
  /** Empty if neither the file name nor the caller states it. */
  lang: string;
}

type Call =
  | PreparationCall<typeof operations.importWorkbook>
  | PreparationCall<typeof operations.uploadWorkbook>;

const fetchLimits = { bytes: 20 * 1024 * 1024, seconds: 30 };
const longestName = 190;

async function prepare(call: Call, bytes: Uint8Array, fileName: string): Promise<PreparedWorkbook> {
  if (/\.jwpub$/i.test(fileName)) return call.refuse('workbook-jwpub');
  const named = readWorkbookName(fileName);
  const { issue: sentIssue, lang: sentLang } = call.body;
  if (named) assertAsShown(call, { issue: sentIssue, lang: sentLang?.toUpperCase() }, named);
  const issue = named?.issue ?? sentIssue;
  if (issue === undefined) return call.refuse('workbook-issue-unknown');
  const read = await runParsing(call, workbookReading, bytes);
  if ('fault' in read) return call.refuse(read.fault);
  const lang = named?.lang ?? sentLang?.toUpperCase() ?? '';
  return { pages: read.pages, fileName: fileName.slice(0, longestName), issue, lang };
}

export const prepareUpload = (
  call: PreparationCall<typeof operations.uploadWorkbook>,
): Promise<PreparedWorkbook> => prepare(call, call.file.bytes, call.file.filename);

/** MEET-R11, MEET-C1. */
export async function prepareFetch(
  call: PreparationCall<typeof operations.importWorkbook>,
): Promise<PreparedWorkbook> {
  const { downloads, log } = call.platform;
  const url = workbookAddress(call.body.url, downloads?.hosts ?? []);
  if (!downloads || !url) return call.refuse('workbook-address');
  const bytes = await downloads.fetch(url, fetchLimits).catch((error: unknown) => {
    log.warn({ err: error, host: url.hostname }, 'a workbook was not fetched');
    return call.refuse('workbook-unreachable');
  });
  return prepare(call, bytes, decodeURIComponent(url.pathname.split('/').at(-1)!));
}
