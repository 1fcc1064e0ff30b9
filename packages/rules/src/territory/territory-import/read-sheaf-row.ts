/** Reads one row of a Sheaf export: a map, an address of any kind, or a holding of a map (X-MIGRATE). */

import { allow, type Decision, refuse } from '../../decision.ts';
import { isWritten, longestSuffix } from '../addresses/house-suffix.ts';
import { longestUnit } from '../addresses/unit.ts';
import { type Campaign, campaigns } from '../maps/campaign.ts';
import { longestMapNumber } from '../maps/map-number.ts';
import { isLanguageCode } from '../territory/language-code.ts';
import type { Cells } from './cells.ts';
import type { LostReason } from './problem.ts';
import { type ReadAddress, readAttempts, readCoordinates } from './read-address-row.ts';
import { longestHolder, type ReadHolding } from './read-assignment.ts';
import { cutTo, type MapName, type RowContext } from './read-map-name.ts';
import { longestPlace, type ReadMap, readBorder, readDay, readType } from './read-map-row.ts';

const kinds: Readonly<Record<string, ReadAddress['kind']>> = {
  available: 'available',
  preloaded: 'preloaded',
  'do-not-call': 'do-not-call',
  foreign: 'foreign',
  street: 'street',
};

export const rowKind = (cells: Cells): 'map' | 'assignment' | 'address' | null => {
  const [kind = ''] = cells('kind');
  if (kind === 'map' || kind === 'border') return 'map';
  if (kind === 'assignment') return 'assignment';
  return Object.hasOwn(kinds, kind) ? 'address' : null;
};

const readLang = (cells: Cells, { tell }: RowContext): string | null => {
  const [text] = cells('language');
  if (!text) return null;
  if (!isLanguageCode(text)) tell('language-unknown');
  return isLanguageCode(text) ? text : null;
};

/** The `suffix` column of a Sheaf export belongs to the house, not to the map number. */
function readNumber(cells: Cells): Decision<MapName, 'number-missing' | 'number-too-long'> {
  const [number = ''] = cells('number');
  if (number === '') return refuse('number-missing');
  return number.length > longestMapNumber ? refuse('number-too-long') : allow({ number, code: '' });
}

const yes = (cells: Cells, field: Parameters<Cells>[0]): boolean => cells(field)[0] === 'yes';

const wholeNumber = (text: string | undefined, most: number): number => {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return number <= most ? number : 0;
};

/** Campaigns are exported with their wire number. */
const readCampaign = (text: string | undefined): Campaign =>
  campaigns.names.find((name) => String(campaigns.encode(name)) === text) ?? 'none';

const mostBlocks = 500;

export function readSheafMap(
  cells: Cells,
  context: RowContext,
): Decision<Omit<ReadMap, 'line' | 'text'>, LostReason> {
  const map = readNumber(cells);
  if (!map.allowed) return map;
  const { tell } = context;
  return allow({
    ...map.value,
    type: readType(cells, tell),
    place: null,
    completed: readDay(cells('dates'), context),
    boundary: readBorder(cells, tell),
    out: null,
    history: [],
    own: {
      name: cutTo(cells('name')[0], longestPlace, tell),
      suburb: cutTo(cells('suburb')[0], longestPlace, tell),
      lang: readLang(cells, context),
      blocks: wholeNumber(cells('blocks')[0], mostBlocks),
      blocksAsLetters: cells('letters')[0] !== 'no',
    },
  });
}

export function readSheafAddress(
  cells: Cells,
  context: RowContext,
): Decision<Omit<ReadAddress, 'line' | 'text'>, LostReason> {
  const { tell } = context;
  const kind = kinds[cells('kind')[0] ?? '']!;
  const map = readNumber(cells);
  const lost = (reason: LostReason) =>
    refuse(kind === 'do-not-call' ? ('do-not-call-lost' as const) : reason);
  if (!map.allowed) return lost(map.reason);
  const street = cutTo(cells('street')[0], 120, tell);
  const [house = '', suffix = null, unit = null] = ['house', 'suffix', 'unit'].map(
    (field) => cells(field as 'house')[0],
  );
  if (!street) return lost('street-missing');
  if (kind !== 'street' && !house) return lost('house-missing');
  const isNumber = /^\d{1,9}$/.test(house) && (Number(house) > 0 || isWritten(suffix));
  const isHouse = isNumber && (suffix?.length ?? 0) <= longestSuffix;
  if (kind !== 'street' && !isHouse) return lost('house-unreadable');
  if ((unit?.length ?? 0) > longestUnit) return lost('unit-too-long');
  const lang = readLang(cells, context);
  if (kind === 'foreign' && lang === null) return refuse('language-missing');
  return allow({
    ...map.value,
    street,
    house,
    suffix: suffix ?? null,
    unit: unit ?? null,
    ...readCoordinates(cells, tell),
    type: null,
    place: null,
    suburb: cutTo(cells('suburb')[0], longestPlace, tell),
    postcode: null,
    kind,
    attempts: readAttempts(cells, new Set(), tell),
    date: readDay(cells('dates'), context),
    name: cutTo(cells('name')[0], 120, tell),
    phone: cutTo(cells('phone')[0], 40, tell),
    note: cutTo(cells('notes')[0], 500, tell),
    lang,
  });
}

/** An instant in the format of the export, or a date; not in the future. */
function readInstant(text: string | undefined, { today }: RowContext): string | null {
  if (!text || !/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(text)) return null;
  const at = Date.parse(text);
  // The UTC date of an instant may be a day before or after the congregation's date.
  return Number.isNaN(at) || at > Date.parse(today) + 2 * 86_400_000 ? null : text;
}

/** Reads one holding: an assignment with several holders has several rows, which are merged afterwards. */
export function readSheafHolding(
  cells: Cells,
  context: RowContext,
): Decision<MapName & ReadHolding, LostReason> {
  const map = readNumber(cells);
  if (!map.allowed) return map;
  const [from, to, holderFrom, holderTo] = (['assigned', 'returned', 'holderFrom', 'holderTo'] as const).map(
    (field) => readInstant(cells(field)[0], context),
  );
  if (!from || (cells('returned').length > 0 && !to)) return refuse('assignment-empty');
  if (to && to < from) return refuse('dates-reversed');
  const name = cutTo(cells('holder')[0], longestHolder, context.tell);
  return allow({
    ...map.value,
    from,
    to: to ?? null,
    completed: yes(cells, 'completed') && to !== null,
    personal: yes(cells, 'personal'),
    campaign: readCampaign(cells('campaign')[0]),
    campaignName: cutTo(cells('campaignName')[0], 60, context.tell),
    exact: true,
    startUnknown: yes(cells, 'startUnknown') && to !== null,
    previousCompleted: readDay(cells('previousCompleted'), context),
    holders: name === null ? [] : [{ name, from: holderFrom ?? from, to: holderTo ?? to ?? null }],
  });
}
