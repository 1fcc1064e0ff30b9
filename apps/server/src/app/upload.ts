/** Reads uploaded files and form fields within the operation's limits. */
import type { Upload } from '@sheaf/contract/operation';
import { oneLine } from '@sheaf/rules/text/text-lines';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadedFile } from '#platform/handle';
import { type FieldCode, InvalidInput } from '#platform/outcome';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The parser's own limits of parts, fields and files. */
const overLimits = new Set<unknown>(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

const mostFields = 20;

/** Includes the limit for the sentence. */
export const overCode = ({ bytes }: Pick<Upload, 'bytes'>): FieldCode => ({
  code: 'file-over',
  limit: Math.round(bytes / 1_048_576),
});

interface ReadUpload {
  files: UploadedFile[];
  fields: Record<string, unknown>;
  /** Field name under which the files were sent, for error reports. */
  sentAs: string;
}

/** Several files of one field may also be called `files[]` or `files[0]`. */
const fieldOf = (name: string): string => name.replace(/\[\d*\]$/, '');

/** Reads the parts; throws the parser's own errors. */
async function readParts(upload: Upload, request: FastifyRequest, read: ReadUpload): Promise<void> {
  const most = upload.files ?? 1;
  const parts = request.parts({
    limits: {
      files: most,
      fields: mostFields,
      parts: most + mostFields,
      fieldSize: 65_536,
      fileSize: upload.bytes,
      headerPairs: 20,
      headerSize: 8192,
    },
  });
  let bytesRead = 0;
  for await (const part of parts) {
    // A part without a name, which the parser's types do not include.
    if (typeof part.fieldname !== 'string') throw new InvalidInput({ [upload.field]: ['upload-broken'] });
    if (part.type === 'field') {
      read.fields[part.fieldname] = part.value;
      continue;
    }
    const field = fieldOf(part.fieldname);
    const known = field === upload.field || field === upload.legacyField;
    if (known) read.sentAs = field;
    const bytes = await part.toBuffer();
    if (!known) throw new InvalidInput({ [part.fieldname]: ['unknown-field'] });
    bytesRead += bytes.length;
    if (bytesRead > upload.bytes) throw new InvalidInput({ [read.sentAs]: [overCode(upload)] });
    read.files.push({ bytes, filename: oneLine(part.filename ?? 'file').replaceAll(/\s+/g, ' ') });
  }
}

/** A malformed form is invalid input, for any error of the parser. */
function uploadError(error: unknown, upload: Upload, { sentAs }: ReadUpload): unknown {
  if (error instanceof InvalidInput || overLimits.has(codeOf(error))) return error;
  const code: FieldCode = codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? overCode(upload) : 'upload-broken';
  return new InvalidInput({ [sentAs]: [code] });
}

export async function readUpload(
  upload: Upload,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReadUpload> {
  if (!request.isMultipart()) throw new InvalidInput({ [upload.field]: ['required'] });
  request.server.reserveUpload(request, reply, upload.bytes);
  const read: ReadUpload = { files: [], fields: {}, sentAs: upload.field };
  try {
    await readParts(upload, request, read);
  } catch (error) {
    // The parser stopped reading, so the rest of the body would precede the next request.
    if (!request.raw.complete) reply.header('connection', 'close');
    throw uploadError(error, upload, read);
  }
  request.server.enterInFlight(reply);
  const { files, sentAs } = read;
  if (files.length === 0) throw new InvalidInput({ [upload.field]: ['required'] });
  if (files.some(({ bytes }) => bytes.length === 0)) throw new InvalidInput({ [sentAs]: ['file-empty'] });
  return read;
}
