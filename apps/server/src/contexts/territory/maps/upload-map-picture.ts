/** MAPS-O11, COMMON-R28: the uploaded bytes are never served, only the picture that sharp re-encodes. */
import { createHash } from 'node:crypto';
import type { maps as operations } from '@sheaf/contract/territory/maps/maps';
import { hasPicture, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { pictures } from '#contexts/territory/maps/map-pictures.store';
import { maps } from '#contexts/territory/maps/maps.store';
import { presentMap } from '#contexts/territory/maps/present-map';
import { readPicture } from '#platform/files/read-picture';
import type { Picture } from '#platform/files/reencode-picture';
import type { Handler, PreparationCall } from '#platform/handle';

export const preparePicture = (call: PreparationCall<typeof operations.uploadMapPicture>): Promise<Picture> =>
  readPicture(call, 'file');

export async function uploadMapPicture(call: Handler<typeof operations.uploadMapPicture, Picture>) {
  const { tenant, params, prepared, now } = call;
  const map = await maps.lock(tenant, params.id);
  if (!map) return call.missing();
  if (!hasPicture(mapTypes.decode(map.type_id))) return call.refuse('map-type-has-no-picture');
  const bytes = Buffer.from(prepared.bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await pictures.replace(tenant, map.id, { ...prepared, sha256, mediaType: 'image/webp', bytes });
  return presentMap((await maps.read(tenant, map.id))!, now);
}
