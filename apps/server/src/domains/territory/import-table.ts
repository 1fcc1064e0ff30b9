/** The bytes of a file as a table, whatever kind of file it is; told by its content and not by its name. */
import type { ImportTable } from '@sheaf/rules/territory/import/cells';
import papaparse from 'papaparse';
import { readGeoJson } from '#domains/territory/import-features';
import { readKml } from '#domains/territory/import-kml';
import { readXlsx } from '#domains/territory/import-xlsx';

const linesIn = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0);

function readText(text: string): ImportTable {
  const { data } = papaparse.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  let line = 1;
  const [heading, ...rows] = data.map((cells) => {
    const row = { line, cells };
    line += linesIn(cells);
    return row;
  });
  return { headings: heading?.cells ?? [], rows };
}

/** UTF-8 with or without BOM; anything with NUL or broken bytes is no text file. */
function decode(bytes: Buffer): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw new Error('no text file');
  return text;
}

/** Null when it cannot be read. What the parsers of strangers' files throw is never a fault of ours. */
export function readTable(bytes: Buffer): ImportTable | null {
  try {
    if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return readXlsx(bytes);
    const text = decode(bytes);
    const start = text.trimStart();
    if (start.startsWith('{')) return readGeoJson(text);
    return start.startsWith('<') ? readKml(start) : readText(text);
  } catch {
    return null;
  }
}
