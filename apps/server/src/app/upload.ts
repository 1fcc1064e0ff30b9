/** Reads the uploaded files, mostly one, and the fields beside them, within the operation's limits. */
import type { Upload } from '@sheaf/contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedFile } from '#platform/handle';
import { Invalid } from '#platform/outcome';

const tooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** The sentence names the limit. */
export const overCode = ({ bytes }: Pick<Upload, 'bytes'>): string =>
  `file-over-${Math.round(bytes / 1_048_576)}-mb`;

interface ReadUpload {
  files: UploadedFile[];
  fields: Record<string, unknown>;
  /** Under which of its two names the files were sent: what is wrong with them is told there. */
  sentAs: string;
}

/** Several files of one field may also be called `files[]` or `files[0]`. */
const fieldOf = (name: string): string => name.replace(/\[\d*\]$/, '');

export async function readUpload(
  upload: Upload,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReadUpload> {
  if (!request.isMultipart()) throw new Invalid({ [upload.field]: ['required'] });
  request.server.reserveUpload(request, reply, upload.bytes);
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  let read = 0;
  let sentAs = upload.field;
  const parts = request.parts({
    limits: { files: upload.files ?? 1, fields: 20, fieldSize: 65_536, fileSize: upload.bytes },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
      } else {
        const field = fieldOf(part.fieldname);
        const known = field === upload.field || field === upload.legacyField;
        if (known) sentAs = field;
        const bytes = await part.toBuffer();
        if (!known) throw new Invalid({ [part.fieldname]: ['unknown-field'] });
        read += bytes.length;
        if (read > upload.bytes) throw new Invalid({ [sentAs]: [overCode(upload)] });
        files.push({ bytes, filename: (part.filename ?? 'file').replaceAll(/\s+/g, ' ') });
      }
    }
  } catch (error) {
    if (tooLarge(error)) throw new Invalid({ [sentAs]: [overCode(upload)] });
    throw error;
  }
  request.server.enterInFlight(reply);
  if (files.length === 0) throw new Invalid({ [upload.field]: ['required'] });
  if (files.some(({ bytes }) => bytes.length === 0)) throw new Invalid({ [sentAs]: ['file-empty'] });
  return { files, fields, sentAs };
}
