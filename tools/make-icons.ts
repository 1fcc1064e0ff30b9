/** Draws the app's icons for home screens from its mark: `npm run icons`, after the mark changed. The files are committed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../apps/web/public');
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** Platforms that cut the corners themselves want the colour up to the edge; `scale` keeps the mark inside their cut. */
function fullBleed(scale: number): string {
  const [, inner] = /<rect[^>]*\/>(.*)<\/svg>/s.exec(mark)!;
  const fill = /<rect[^>]*fill="([^"]+)"/.exec(mark)![1]!;
  const shift = (64 * (1 - scale)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${fill}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${inner}</g></svg>`
  );
}

const icons: [name: string, svg: string, size: number][] = [
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
console.log(`Drew ${icons.map(([name]) => name).join(', ')}.`);
