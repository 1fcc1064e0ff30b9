/**
 * Detects the type of an upload by its content. Pictures are re-encoded with sharp; documents are stored
 * unchanged (NOTICE-C1).
 */
import type { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { documentKind, type NoticeKind } from '@sheaf/rules/noticeboard/notice-file';
import { readPicture } from '#platform/files/read-picture';
import type { PreparationCall } from '#platform/handle';
import { task } from '#platform/workers/task';

export interface PreparedFile {
  filename: string;
  kind: NoticeKind;
  bytes: Buffer;
  width: number | null;
  height: number | null;
}

/** Runs in the worker and returns only the type: the caller already has the bytes. */
export const readDocumentKind = (bytes: Uint8Array): 'pdf' | 'docx' | null => documentKind(bytes);
const documentReading = task('parsing', import.meta.url, readDocumentKind);

type UploadCall =
  | PreparationCall<typeof noticeboard.addFile>
  | PreparationCall<typeof noticeboard.attachFiles>;

async function readOne(call: UploadCall): Promise<PreparedFile> {
  const { file, actor, platform } = call;
  const { filename } = file;
  const start = file.bytes.subarray(0, 5).toString('latin1');
  const mayBeDocument = start.startsWith('PK') || start === '%PDF-';
  if (!mayBeDocument) {
    const { bytes, width, height } = await readPicture(call, 'file');
    return { filename, kind: 'picture', bytes: Buffer.from(bytes), width, height };
  }
  const kind = await platform.workers.run(documentReading, file.bytes, actor.congregationId);
  return kind
    ? { filename, kind, bytes: file.bytes, width: null, height: null }
    : call.invalid({ file: ['file-type'] });
}

/** Reads one file after the other: a worker handles one at a time. */
export async function readNoticeFiles(call: UploadCall): Promise<PreparedFile[]> {
  const prepared: PreparedFile[] = [];
  for (const file of call.files) prepared.push(await readOne({ ...call, file }));
  return prepared;
}
