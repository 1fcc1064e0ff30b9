/** Reads one uploaded file and the fields beside it, within the operation's limits. */
import type { Upload } from '@sheaf/contract/operation';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#platform/handle';
import { Invalid } from '#platform/outcome';

const tooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

export async function readUpload(
  upload: Upload,
  request: FastifyRequest,
): Promise<{ file: UploadedFile; fields: Record<string, unknown> }> {
  if (!request.isMultipart()) throw new Invalid({ [upload.field]: ['required'] });
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  const parts = request.parts({
    limits: { files: 1, fields: 20, fieldSize: 65_536, fileSize: upload.bytes },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
      } else {
        const bytes = await part.toBuffer();
        if (part.fieldname !== upload.field) throw new Invalid({ [part.fieldname]: ['unknown-field'] });
        file = { bytes, filename: (part.filename ?? 'file').replaceAll(/\s+/g, ' ') };
      }
    }
  } catch (error) {
    if (tooLarge(error)) throw new Invalid({ [upload.field]: ['file-too-large'] });
    throw error;
  }
  if (!file) throw new Invalid({ [upload.field]: ['required'] });
  if (file.bytes.length === 0) throw new Invalid({ [upload.field]: ['file-empty'] });
  return { file, fields };
}
