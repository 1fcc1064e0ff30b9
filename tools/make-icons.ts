/**
 * Draws the home screen icons and the iOS start pictures from the app's mark: `npm run icons`, after the mark
 * changed. The files are committed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../apps/web/public');
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');

const inner = /<rect[^>]*\/>(.*)<\/svg>/s.exec(mark)![1]!;
const fill = /<rect[^>]*fill="([^"]+)"/.exec(mark)![1]!;

/** Platforms that crop icons need the colour up to the edge; `scale` keeps the mark inside the crop. */
function fullBleed(scale: number): string {
  const shift = (64 * (1 - scale)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${fill}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${inner}</g></svg>`
  );
}

const icons: [name: string, svg: string, size: number][] = [
  ['icon-32.png', mark, 32],
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-512.png', fullBleed(1.08), 512],
  ['apple-touch-icon.png', fullBleed(1.15), 180],
];

for (const [name, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, name));
}

/** Sizes in pixels of current iPhones and iPads, upright; iOS only accepts a picture of its exact size. */
const screens: [width: number, height: number][] = [
  [640, 1136],
  [750, 1334],
  [828, 1792],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2208],
  [1242, 2688],
  [1260, 2736],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
  [1488, 2266],
  [1536, 2048],
  [1620, 2160],
  [1640, 2360],
  [1668, 2224],
  [1668, 2388],
  [1668, 2420],
  [2048, 2732],
  [2064, 2752],
];

/** The mark in the centre, a third of the screen wide. */
const startPicture = (width: number, height: number): string => {
  const scale = width / 3 / 64;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${fill}"/>` +
    `<g transform="translate(${width / 3} ${height / 2 - 32 * scale}) scale(${scale})">${inner}</g></svg>`
  );
};

mkdirSync(join(folder, 'start'), { recursive: true });
for (const [width, height] of screens) {
  await sharp(Buffer.from(startPicture(width, height)))
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toFile(join(folder, 'start', `${width}x${height}.png`));
}
console.log(`Drew ${icons.map(([name]) => name).join(', ')} and ${screens.length} start pictures.`);
