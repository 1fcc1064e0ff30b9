/** Example answers on imports, for tests. */
import type { ImportReport, ListedImport } from '../territory-import-reply.ts';

export const counts = {
  maps_new: 2,
  maps_filled: 1,
  suburbs: 1,
  streets: 4,
  preloaded: 130,
  available: 7,
  do_not_calls: 3,
  foreign: 1,
  taken_off: 0,
  boundaries: 0,
  assignments: 0,
  assignments_changed: 0,
  completions: 0,
  held: 0,
  held_by_name: 0,
};
export const report = (rest: Partial<ImportReport> = {}): ImportReport => ({
  dry_run: true,
  id: null,
  format: 'nws-addresses',
  rows: 140,
  counts,
  maps: [
    { number: '1', is_new: false },
    { number: '101', is_new: true },
    { number: '102', is_new: true },
  ],
  hyphened: { lines: 0, meaning: 'range' },
  alike: [],
  encoding: 'utf-8',
  names: [],
  lacking: [],
  problem_counts: { 'house-unreadable': 201, 'name-not-kept': 1 },
  problems: [
    { line: 12, reason: 'house-unreadable', text: '101, Lot 5, Farm Road' },
    { line: 14, reason: 'name-not-kept', text: '=1+1' },
  ],
  unused: [{ column: 'State', values: 140, sample: 'TAS' }],
  left_out: {
    headings: ['Map', 'House'],
    rows: [{ line: 12, reason: 'house-unreadable', cells: ['=101', 'Lot 5'] }],
  },
  ...rest,
});
export const listed: ListedImport = {
  id: 5,
  format: 'nws-addresses',
  file_name: 'addresses.csv',
  counts,
  imported_at: '2026-11-20T01:00:00.000Z',
  imported_by: { id: 1, full_name: 'Ruth Hollis' },
  taken_back_at: null,
  taken_back_by: null,
};
