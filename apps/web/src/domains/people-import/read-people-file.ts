/** Reads a file of people on the phone, so that what cannot be one is told without sending it anywhere. */
import type { Decision } from '@sheaf/rules/decision';
import { refuse } from '@sheaf/rules/decision';
import { type FileProblem, mostBytes, readPeopleBytes } from '@sheaf/rules/people-import/read-people-text';

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of the file; what stands in it is read by `readPeopleText`, again whenever its columns are matched by hand. */
export async function readPeopleFile(file: File): Promise<Decision<string, FileProblem>> {
  // Before it is taken into memory.
  if (file.size > mostBytes) return refuse('file-too-large');
  return readPeopleBytes(new Uint8Array(await file.arrayBuffer()), decode);
}
