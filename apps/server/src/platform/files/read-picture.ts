/** Reads an uploaded picture before a connection is taken. */

import type { Actor } from '#platform/actor';
import { type Picture, pictureReading } from '#platform/files/reencode-picture';
import type { UploadedFile } from '#platform/handle';
import type { FieldCodes } from '#platform/outcome';
import type { Platform } from '#platform/platform';

interface UploadCall {
  file: UploadedFile;
  actor: Actor;
  platform: Platform;
  invalid(fields: FieldCodes): never;
}

/** Throws `Invalid` with the reason at the field for an unsupported picture. */
export async function readPicture(call: UploadCall, field: string): Promise<Picture> {
  const { file, actor, platform } = call;
  const read = await platform.workers.run(pictureReading, file.bytes, actor.congregationId);
  return 'picture' in read ? read.picture : call.invalid({ [field]: [read.fault] });
}
