/** MAPS-O11, COMMON-R28: what was uploaded never reaches anyone; what sharp makes of it does. */
import { createHash } from 'node:crypto';
import type { maps as operations } from '@sheaf/contract/maps';
import { hasPicture } from '@sheaf/rules/maps/map-type';
import { pictures } from '#domains/maps/map-pictures.store';
import { maps } from '#domains/maps/maps.store';
import { presentMap } from '#domains/maps/present-map';
import { reencodePicture } from '#platform/files/reencode-picture';
import type { Handler } from '#platform/handle';

export async function uploadMapPicture(call: Handler<typeof operations.uploadMapPicture>) {
  const { tenant, params, file, now } = call;
  const map = await maps.lock(tenant, params.id);
  if (!map) return call.missing();
  if (!hasPicture(map.type_id as 1)) return call.refuse('map-type-has-no-picture');
  const picture = await reencodePicture(file.bytes);
  if (!picture) return call.invalid({ file: ['file-type'] });
  const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
  await pictures.replace(tenant, map.id, { sha256, mediaType: 'image/webp', ...picture });
  return presentMap((await maps.read(tenant, map.id))!, now);
}
