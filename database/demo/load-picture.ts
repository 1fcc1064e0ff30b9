/** Stores the drawn picture of a demo map, with its bounds if the map has a border. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import type { DemoMap } from './cut-demo.ts';
import { pictureSize, placeOfPicture } from './draw-map.ts';

export async function loadPicture(
  client: ClientBase,
  congregation: number,
  mapId: number,
  map: DemoMap,
): Promise<void> {
  const bytes = readFileSync(join(import.meta.dirname, `pictures/${map.number}.webp`));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await client.query(
    `with picture as (insert into map_pictures (congregation_id, map_id, sha256, media_type, width, height, bytes)
       values ($1, $2, $3, 'image/webp', $4, $5, $6) returning id)
     update maps set picture_id = picture.id from picture where congregation_id = $1 and maps.id = $2`,
    [congregation, mapId, sha256, pictureSize.width, pictureSize.height, bytes],
  );
  const place = { picture: `/maps/${mapId}/asset/${sha256}`, bounds: placeOfPicture(map) };
  await client.query('update map_borders set picture_place = $3 where congregation_id = $1 and map_id = $2', [
    congregation,
    mapId,
    place,
  ]);
}
