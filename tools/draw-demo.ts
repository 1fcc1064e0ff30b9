/**
 * Draws the pictures of the demo maps into database/demo/pictures. They are committed, so that a start needs
 * no fonts.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cutDemo } from '@sheaf/database/demo/cut-demo';
import { drawMap, pictureDots } from '@sheaf/database/demo/draw-map';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../database/demo/pictures');
mkdirSync(folder, { recursive: true });
for (const map of cutDemo()) {
  const picture = sharp(Buffer.from(drawMap(map, map.number % 3 !== 1)), {
    density: 72 * pictureDots,
  });
  await picture.webp({ quality: 62, effort: 6 }).toFile(join(folder, `${map.number}.webp`));
}
