/** Columns of a report table: names written by Sheaf and recognised alternatives (REPORTS-R24). */
import {
  type ColumnSample,
  type MatchedColumn,
  matchedPlaces,
  sampleColumns,
} from '../files/matched-columns.ts';

/** In writing order. */
export const reportColumns = [
  'person_id',
  'last_name',
  'first_name',
  'name',
  'month',
  'year',
  'active',
  'hours',
  'studies',
  'special_hours',
  'aux',
  'pioneer',
  'special_pioneer',
  'kind',
  'comments',
  'placements',
  'videos',
  'return_visits',
] as const;
export type ReportColumn = (typeof reportColumns)[number];

export type ReportCells = Partial<Record<ReportColumn, string>>;

export interface ReportLine {
  line: number;
  cells: ReportCells;
}

/** Normalised headings, letters only. Organized and Hourglass use their own words for some. */
const spellings: Record<ReportColumn, readonly string[]> = {
  person_id: ['personid', 'userid'],
  last_name: ['lastname', 'surname', 'familyname'],
  first_name: ['firstname', 'givenname'],
  name: ['name', 'fullname', 'publisher', 'publishername', 'displayname'],
  month: ['month', 'reportmonth', 'reportdate', 'date', 'period'],
  year: ['year', 'calendaryear'],
  active: ['active', 'shared', 'sharedministry', 'sharedinministry', 'sharedintheministry', 'participated'],
  hours: ['hours', 'hour', 'fieldservice', 'hoursfieldservice'],
  studies: ['studies', 'biblestudies', 'study', 'biblestudy'],
  special_hours: ['specialhours', 'credit', 'credithours', 'hourscredit', 'ldchours'],
  aux: ['aux', 'auxiliary', 'auxiliarypioneer', 'auxpioneer'],
  pioneer: ['pioneer', 'regularpioneer'],
  special_pioneer: ['specialpioneer'],
  kind: ['kind', 'type', 'status', 'pioneertype', 'reportedas', 'servedas'],
  comments: ['comments', 'comment', 'remarks', 'remark', 'notes', 'note'],
  placements: ['placements', 'placement'],
  videos: ['videos', 'video', 'videoshowings'],
  return_visits: ['returnvisits', 'returnvisit'],
};

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

export type ReportPlaces = ReadonlyMap<ReportColumn, number>;
export type MatchedReportColumn = MatchedColumn<ReportColumn>;

/** Column indexes, recognised by heading or assigned by hand. */
export function findReportColumns(
  headings: readonly string[],
  matched: readonly MatchedReportColumn[] = [],
): ReportPlaces {
  const byHand = matchedPlaces(headings, matched);
  // Columns assigned or omitted by hand are not recognised automatically.
  const names = headings.map((heading, place) => (byHand.handled.has(place) ? '' : plain(heading)));
  const found = reportColumns.map(
    (column) => [column, names.findIndex((name) => spellings[column].includes(name))] as const,
  );
  return new Map([...found.filter(([, place]) => place >= 0), ...byHand.places]);
}

/** Required columns that are missing: the person and the month. */
export function missingColumns(places: Pick<ReadonlyMap<ReportColumn, number>, 'has'>): ('name' | 'month')[] {
  const named = places.has('name') || (places.has('first_name') && places.has('last_name'));
  return [...(named ? [] : (['name'] as const)), ...(places.has('month') ? [] : (['month'] as const))];
}

export interface ReportColumnSample extends ColumnSample {
  field: ReportColumn | null;
}

/** Lists every column with samples and its recognised field. */
export function sampleReportColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  places: ReportPlaces,
): ReportColumnSample[] {
  const fields = new Map([...places].map(([field, place]) => [place, field]));
  return sampleColumns(headings, rows).map(({ place, ...sample }) => ({
    ...sample,
    field: fields.get(place) ?? null,
  }));
}
