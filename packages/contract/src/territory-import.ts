/** Coming from another program: its files, looked at first, then taken, and taken back (X-MIGRATE). */
import { importFormats } from '@sheaf/rules/territory/import/formats';
import { z } from 'zod';
import { count, id, instant } from './fields.ts';
import { operation } from './operation.ts';

const format = z.enum(importFormats);

const counts = z.object({
  maps_new: count,
  maps_filled: count.meta({ description: 'maps that were here and get something' }),
  suburbs: count,
  streets: count,
  preloaded: count,
  available: count.meta({ description: 'addresses somebody has tried already, with their attempts' }),
  do_not_calls: count,
  foreign: count,
  taken_off: count.meta({ description: 'available addresses that a new do-not-call takes off the list' }),
  boundaries: count.meta({ description: 'boundaries the file has; they are not kept yet' }),
});

const who = z.object({ id: count, full_name: z.string() });

export const listedImport = z.object({
  id: count,
  format,
  file_name: z.string(),
  counts,
  imported_at: instant,
  imported_by: who,
  taken_back_at: instant.nullable(),
  taken_back_by: who.nullable(),
});

export const territoryImport = {
  importFile: operation({
    name: 'territory.importFile',
    method: 'POST',
    path: '/territory/import',
    summary:
      'Reads a file of NWS, Alba or Territory Helper, known by its columns. A dry run tells what it would make, and every row and ' +
      'value that is not taken, with the reason; the run for real does it all or nothing (TERR-R10 to TERR-R17).',
    permission: 'settings.maps.add',
    scope: 'congregation',
    upload: {
      field: 'file',
      bytes: 10_485_760,
      types: [
        'text/csv',
        'text/tab-separated-values',
        'application/geo+json',
        'application/vnd.google-earth.kml+xml',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
    },
    body: z.strictObject({ dry_run: z.stringbool().default(true) }),
    reply: z.object({
      dry_run: z.boolean(),
      id: count.nullable().meta({ description: 'of the finished import; null after a dry run' }),
      format,
      rows: count.meta({ description: 'rows in which anything stands' }),
      counts,
      maps: z.array(z.object({ number: z.string(), is_new: z.boolean() })),
      lacking: z.array(z.string()).meta({ description: 'permissions the caller would need and has not' }),
      problem_counts: z.record(z.string(), count),
      problems: z
        .array(z.object({ line: count, reason: z.string(), text: z.string() }))
        .meta({ description: 'the first 200 of each reason' }),
      unused: z
        .array(z.object({ column: z.string(), values: count }))
        .meta({ description: 'columns that have no place here, with how many values they hold' }),
    }),
    refusals: [
      'import-unreadable',
      'format-unknown',
      'plain-address-file',
      'import-too-long',
      'nothing-to-import',
      'import-empty',
      'import-not-permitted',
    ],
    idempotent: 'key',
  }),
  listImports: operation({
    name: 'territory.listImports',
    method: 'GET',
    path: '/territory/imports',
    summary: 'The last hundred imports: what each made, who did it and when, and whether it was taken back.',
    permission: 'settings.maps.add',
    scope: 'congregation',
    reply: z.array(listedImport),
    refusals: [],
    idempotent: 'read',
    revisions: ['imports', 'users'],
  }),
  rollBackImport: operation({
    name: 'territory.rollBackImport',
    method: 'POST',
    path: '/territory/imports/{id}/roll-back',
    summary:
      'Takes an import back as if it had never been; refused once somebody worked with what it made (TERR-R18, TERR-R19).',
    permission: 'settings.maps.add',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: listedImport,
    refusals: [
      'import-taken-back',
      'import-assigned',
      'import-changed',
      'import-built-upon',
      'import-not-permitted',
    ],
    idempotent: 'key',
  }),
};
