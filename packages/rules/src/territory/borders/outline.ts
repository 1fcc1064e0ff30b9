/** Draws a border and its streets for paper: lines only, north up. */
import { type Border, boundsOf, type Position } from './border.ts';
import type { Road } from './street-line.ts';

const width = 800;
const margin = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** SVG; null if there is nothing to draw. Lengths are scaled at the border's latitude. */
export function outlineSvg(border: Border, roads: readonly Road[]): string | null {
  const bounds = boundsOf(border.flat(2) as Position[]);
  if (!bounds) return null;
  const [west, south, east, north] = bounds;
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = (width - 2 * margin) / Math.max((east - west) * narrow, 1e-6);
  const height = Math.round((north - south) * scale) + 2 * margin;
  const point = ([lng, lat]: Position): string =>
    `${((lng - west) * narrow * scale + margin).toFixed(1)} ${((north - lat) * scale + margin).toFixed(1)}`;
  const path = (line: readonly Position[], close: string): string => `M${line.map(point).join('L')}${close}`;
  const edge = border
    .flat()
    .map((ring) => path(ring, 'Z'))
    .join('');
  const names = roads.flatMap(({ name, lines }) => {
    const line = lines[0]?.at(Math.floor(lines[0].length / 2));
    return line ? [[name, point(line).split(' ')] as const] : [];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<g fill="none" stroke="#888" stroke-width="3" stroke-linecap="round">${roads
    .flatMap(({ lines }) => lines.map((line) => `<path d="${path(line, '')}"/>`))
    .join('')}</g>
<path d="${edge}" fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round"/>
<g font-family="Noto Sans" font-size="16" text-anchor="middle">${names
    .map(([name, [x, y]]) => `<text x="${x}" y="${y}">${escaped(name)}</text>`)
    .join('')}</g>
</svg>`;
}
