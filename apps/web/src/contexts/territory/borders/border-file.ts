/** Reads a file of borders on the phone: GeoJSON, KML, and KMZ, which is a KML in a ZIP (X-POLYGON). */

import { isJsonTooDeep } from '@sheaf/rules/files/table-limits';
import { encodingOf } from '@sheaf/rules/files/text-encoding';
import { type Feature, type MatchedBorder, matchBorders } from '@sheaf/rules/territory/borders/border-file';
import type { BorderedMap } from './borders.queries.ts';

/** Limit of the file and of its unzipped size; a file of a whole territory is far smaller. */
const mostBytes = 20_000_000;
const mostShapes = 5000;

export type BorderFile =
  | { readable: true; rows: MatchedBorder<{ id: number; number: string }>[] }
  | { readable: false; why: 'too-large' | 'unreadable' };

async function unfold(bytes: Uint8Array): Promise<string | null> {
  const { unzipSync } = await import('fflate');
  let found = false;
  const files = unzipSync(bytes, {
    // Only the first one: a ZIP may contain any number.
    filter({ name, originalSize }) {
      if (found || !name.toLowerCase().endsWith('.kml') || originalSize > mostBytes) return false;
      found = true;
      return true;
    },
  });
  const [kml] = Object.values(files);
  return kml ? new TextDecoder().decode(kml) : null;
}

/**
 * Territory Helper writes the number of a territory as a separate element; moves it to the name, as in files
 * of other programs.
 */
function nameByNumber(document: Document): void {
  for (const number of document.querySelectorAll('Placemark > territoryNumber')) {
    const element = (name: string) => document.createElementNS(number.namespaceURI, name);
    const [value, data, all] = [element('value'), element('Data'), element('ExtendedData')];
    value.textContent = number.textContent;
    data.setAttribute('name', 'TerritoryNumber');
    data.append(value);
    all.append(data);
    number.replaceWith(all);
  }
}

async function readKml(text: string): Promise<Feature[] | null> {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  if (document.querySelector('parsererror')) return null;
  nameByNumber(document);
  const { kml } = await import('@tmcw/togeojson');
  return kml(document).features as Feature[];
}

function readGeoJson(text: string): Feature[] | null {
  const read = JSON.parse(text) as { type?: string; features?: unknown };
  if (read.type === 'Feature') return [read as unknown as Feature];
  if (!Array.isArray(read.features)) return null;
  return read.features.filter((one): one is Feature => typeof one === 'object' && one !== null);
}

async function featuresOf(bytes: Uint8Array): Promise<Feature[] | null> {
  const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const text = zipped ? await unfold(bytes) : new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text === null) return null;
  if (text.trimStart().startsWith('<')) return readKml(text);
  return isJsonTooDeep(text) ? null : readGeoJson(text);
}

export async function readBorderFile(file: File, maps: readonly BorderedMap[]): Promise<BorderFile> {
  if (file.size > mostBytes) return { readable: false, why: 'too-large' };
  try {
    const features = await featuresOf(new Uint8Array(await file.arrayBuffer()));
    if (!features) return { readable: false, why: 'unreadable' };
    if (features.length > mostShapes) return { readable: false, why: 'too-large' };
    const named = maps.map(({ map_id, number }) => ({ id: map_id, number }));
    return { readable: true, rows: matchBorders(features, named) };
  } catch (error) {
    console.info('a file of borders could not be read', error);
    return { readable: false, why: 'unreadable' };
  }
}
