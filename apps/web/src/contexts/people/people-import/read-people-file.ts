/**
 * Reads a file of people on the phone, so that an invalid one is not sent; only workbooks go to the server.
 */
import { allow, type Decision, refuse } from '@sheaf/rules/decision';
import type { TextEncoding } from '@sheaf/rules/files/text-encoding';
import {
  type DecodedText,
  type FileProblem,
  isWorkbook,
  mostBytes,
  readPeopleBytes,
} from '@sheaf/rules/people/people-import/read-people-text';
import { CallFailed, call, newKey } from '#platform/api.ts';

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export interface PeopleText {
  text: string;
  /** Null for a workbook. */
  encoding: DecodedText['encoding'] | null;
}

async function readWorkbook(file: File): Promise<Decision<PeopleText, FileProblem>> {
  try {
    const { csv } = await call('peopleImport.readWorkbook', { file, key: newKey() });
    return allow({ text: csv, encoding: null });
  } catch (error) {
    if (error instanceof CallFailed) return refuse('workbook-unread');
    throw error;
  }
}

/** Returns the text of the file. `readPeopleText` parses it, again after every column match. */
export async function readPeopleFile(
  file: File,
  encoding?: TextEncoding,
): Promise<Decision<PeopleText, FileProblem>> {
  // Checked before the file is read into memory.
  if (file.size > mostBytes) return refuse('file-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isWorkbook(bytes) ? readWorkbook(file) : readPeopleBytes(bytes, decode, encoding);
}
