import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { pictures } from '#contexts/territory/maps/map-pictures.store';
import type { Handler } from '#platform/handle';
import { FileReply } from '#platform/replies';

/** MAPS-O11: only for signed-in people of the congregation; the path contains the content hash. */
export async function readMapPicture(call: Handler<typeof operations.readMapPicture>): Promise<FileReply> {
  const picture = await pictures.read(call.tenant, call.params.id, call.params.sha256);
  if (!picture) return call.missing();
  return new FileReply(picture.bytes, picture.media_type, true);
}
