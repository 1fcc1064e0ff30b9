/**
 * Reads the Placemarks of a KML file as rows: name, address, extended data, point coordinates, and polygons
 * as one boundary. Territory Helper stores territory data in its own elements.
 */
import type { ImportTable } from '@sheaf/rules/territory/territory-import/cells';
import { readXml } from '#platform/tables/read-xml';
import { openMeter } from '#platform/tables/table-meter';
import { openFeatures } from '#platform/tables/table-of-features';

const positionsOf = (text: string): number[][] =>
  text
    .trim()
    .split(/\s+/)
    .map((tuple) => tuple.split(',').slice(0, 2).map(Number));

const ownElements: ReadonlySet<string> = new Set(['name', 'description', 'address', 'phoneNumber']);

/** Collects the Placemarks from parser events. */
class Placemarks {
  readonly #meter = openMeter();
  readonly features = openFeatures(this.#meter);
  #properties: Map<string, string> | null = null;
  #polygons: number[][][][] = [];
  #key = '';
  #isPoint = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'Placemark') {
      this.#properties = new Map();
      this.#polygons = [];
    } else if (name === 'Polygon') this.#polygons.push([]);
    else if (name === 'Point') this.#isPoint = true;
    else if (name === 'Data' || name === 'SimpleData') this.#key = attributes.name ?? '';
  }

  close(name: string, text: string): void {
    const properties = this.#properties;
    if (!properties) return;
    if (ownElements.has(name)) {
      if (!properties.has(name)) this.#set(properties, name, text);
    } else if ((name === 'value' || name === 'SimpleData') && this.#key !== '')
      this.#set(properties, this.#key, text);
    else if (/^territory[A-Z]/.test(name)) this.#set(properties, name, text);
    else if (name === 'Data') this.#key = '';
    else if (name === 'Point') this.#isPoint = false;
    else if (name === 'coordinates' && this.#isPoint) this.#setPlace(properties, text);
    else if (name === 'coordinates') this.#polygons.at(-1)?.push(positionsOf(text));
    else if (name === 'Placemark') {
      const polygons = this.#polygons.filter((rings) => rings.length > 0);
      this.features.add({ properties, boundary: polygons.length > 0 ? JSON.stringify(polygons) : '' });
      this.#properties = null;
    }
  }

  #setPlace(properties: Map<string, string>, text: string): void {
    const [[lng, lat] = []] = positionsOf(text);
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) return;
    this.#set(properties, 'Latitude', String(lat));
    this.#set(properties, 'Longitude', String(lng));
  }

  /** Counted before the Placemark ends, because it may hold any number of properties. */
  #set(properties: Map<string, string>, name: string, text: string): void {
    properties.set(name, text);
    this.#meter.columns(properties.size);
  }
}

/** Throws for invalid XML. */
export function readKml(xml: string): ImportTable {
  const placemarks = new Placemarks();
  readXml(xml, placemarks);
  return placemarks.features.table();
}
