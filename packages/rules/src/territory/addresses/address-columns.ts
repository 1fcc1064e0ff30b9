/** Headings of an address list and the columns they match. */
import { type MatchedColumn, matchedPlaces } from '../../files/matched-columns.ts';
import { plainHeading } from '../../files/plain-heading.ts';
import { type UnusedColumn, unusedColumns } from '../../files/unused-columns.ts';
import { doNotCallHeadings, saysDoNotCall } from './do-not-call-mark.ts';

/** In the order of the form; the first four are required. */
export const addressColumns = [
  ...(['house', 'street', 'latitude', 'longitude', 'unit', 'suburb', 'postcode'] as const),
  ...(['doNotCall', 'state', 'phone', 'notes', 'dates'] as const),
] as const;

type AddressColumn = (typeof addressColumns)[number];
export type MatchedAddressColumn = MatchedColumn<AddressColumn>;

export interface FileColumns {
  house: number;
  street: number;
  latitude: number;
  longitude: number;
  unit: number | null;
  suburb: number | null;
  postcode: number | null;
  phone: number | null;
  doNotCall: number | null;
  /** Columns that may occur several times. */
  states: readonly number[];
  notes: readonly number[];
  dates: readonly number[];
}

const spellings: Record<AddressColumn, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    house: ['house number', 'house no', 'house', 'number', 'street number', 'no', 'addr:housenumber'],
    street: ['street name', 'street', 'road', 'road name', 'addr:street'],
    latitude: ['latitude', 'lat'],
    longitude: ['longitude', 'lng', 'lon', 'long'],
    unit: ['unit', 'flat', 'apartment', 'apartment number', 'unit number', 'addr:unit'],
    suburb: [
      ...['suburb', 'suburb name', 'locality', 'locality name', 'town', 'city'],
      ...['addr:suburb', 'addr:city'],
    ],
    postcode: ['postcode', 'postal code', 'zip', 'zip code', 'addr:postcode'],
    doNotCall: doNotCallHeadings,
    state: [
      ...[
        'status',
        'state',
        'type',
        'kind',
        'category',
        'Zustand',
        'Art',
        'Kategorie',
        'estado',
        'tipo',
        'état',
      ],
      ...[
        'statut',
        'stato',
        'situação',
        'toestand',
        'stan',
        'статус',
        'состояние',
        'тип',
        'الحالة',
        'النوع',
        'وضعیت',
      ],
      ...['durum', '状態', '状态', '狀態', '상태'],
    ],
    phone: [
      ...[
        'phone',
        'phone number',
        'phone no',
        'telephone',
        'telephone number',
        'tel',
        'mobile',
        'mobile number',
      ],
      ...['cell', 'cell phone', 'Telefon', 'Telefonnummer', 'Handy', 'teléfono', 'téléphone', 'telefono'],
      ...['telefone', 'telefoon', 'телефон', 'الهاتف', 'هاتف', 'تلفن', '電話', '电话', '전화', 'addr:phone'],
    ],
    notes: [
      ...['note', 'notes', 'comment', 'comments', 'remark', 'remarks', 'Notiz', 'Notizen', 'Bemerkung'],
      ...[
        'Bemerkungen',
        'Anmerkung',
        'Anmerkungen',
        'Kommentar',
        'nota',
        'notas',
        'observaciones',
        'remarque',
      ],
      ...[
        'remarques',
        'commentaire',
        'commentaires',
        'annotazioni',
        'observações',
        'opmerking',
        'opmerkingen',
      ],
      ...[
        'uwagi',
        'примечание',
        'примечания',
        'заметки',
        'комментарий',
        'примітки',
        'ملاحظة',
        'ملاحظات',
        'یادداشت',
      ],
      ...['notlar', '備考', '备注', '備註', '메모', '비고'],
    ],
    dates: [
      'date',
      'last visited',
      'Datum',
      'fecha',
      'data',
      'дата',
      'التاريخ',
      'تاریخ',
      'tarih',
      '日付',
      '日期',
      '날짜',
    ],
  }).map(([field, words]) => [field, new Set(words.map(plainHeading))]),
) as unknown as Record<AddressColumn, ReadonlySet<string>>;

/** Headings of a field, as normalised by `plainHeading`. */
export const addressHeadings = (field: AddressColumn): readonly string[] => [...spellings[field]];

const several: ReadonlySet<AddressColumn> = new Set(['state', 'notes', 'dates']);

/** Column indexes of a field: the one matched by hand first, then those matched by heading. */
export function openColumns(
  headings: readonly string[],
  matched: readonly MatchedAddressColumn[],
): (field: AddressColumn) => number[] {
  const byHand = matchedPlaces(headings, matched);
  const names = headings.map((name, place) => (byHand.handled.has(place) ? '' : plainHeading(name)));
  return (field) => {
    const own = byHand.places.get(field);
    const known = names.flatMap((name, place) => (spellings[field].has(name) ? [place] : []));
    const all = own === undefined ? known : [own, ...known];
    return several.has(field) ? all : all.slice(0, 1);
  };
}

/** Matches columns by heading, in any order and case, or by hand; null if a required one is missing. */
export function findColumns(
  headings: readonly string[],
  matched: readonly MatchedAddressColumn[] = [],
): FileColumns | null {
  const at = openColumns(headings, matched);
  const needed = (field: AddressColumn): number => at(field)[0] ?? -1;
  const optional = (field: AddressColumn): number | null => at(field)[0] ?? null;
  const columns = {
    house: needed('house'),
    street: needed('street'),
    latitude: needed('latitude'),
    longitude: needed('longitude'),
  };
  if (Object.values(columns).includes(-1)) return null;
  return {
    ...columns,
    unit: optional('unit'),
    suburb: optional('suburb'),
    postcode: optional('postcode'),
    phone: optional('phone'),
    doNotCall: optional('doNotCall'),
    states: at('state'),
    notes: at('notes'),
    dates: at('dates'),
  };
}

const placesIn = (columns: FileColumns): Set<number> =>
  new Set(
    Object.values(columns)
      .flat()
      .filter((place) => place !== null),
  );

/**
 * Treats a column of any heading as the do-not-call column if a cell in it reads "do not call", unless the
 * column was matched by hand.
 */
export function withMarkedColumns(
  columns: FileColumns,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  matched: readonly MatchedAddressColumn[] = [],
): FileColumns {
  const taken = placesIn(columns);
  const { handled } = matchedPlaces(headings, matched);
  const marked = headings.flatMap((_, place) =>
    !taken.has(place) &&
    !handled.has(place) &&
    rows.some((row) => saysDoNotCall((row[place] ?? '').slice(0, 60)))
      ? [place]
      : [],
  );
  return { ...columns, notes: [...columns.notes, ...marked] };
}

/** Includes columns left out by hand: they are not imported either. */
export function unusedIn(
  columns: FileColumns,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): UnusedColumn[] {
  const taken = placesIn(columns);
  return unusedColumns(headings, rows, (place) => taken.has(place));
}
