/** The territory in from the files of other programs, looked at first and rolled back where it was wrong, and out to one file (X-MIGRATE). */

import { tableFaults } from '@sheaf/rules/files/table-limits';
import { hyphenMeanings } from '@sheaf/rules/territory/addresses/house-suffix';
import { listedFormats, readFormats } from '@sheaf/rules/territory/territory-import/format-columns';
import { spellingChoices } from '@sheaf/rules/territory/territory-import/map-numbers';
import { allMatchable, matchedRows } from '@sheaf/rules/territory/territory-import/match-format';
import { z } from 'zod';
import { count, filled, id, idOrZero, listQuery } from '../../fields.ts';
import { chosenEncoding, fileEncoding, jsonField, matchedColumn, unusedColumns } from '../../json-field.ts';
import { listedImportFields } from '../../listed-import.ts';
import { operation } from '../../operation.ts';

const format = z.enum(readFormats);

const choices = jsonField(z.array(z.strictObject({ name: filled(120), person: id.nullable() })).max(2000));

const matchedTable = jsonField(
  z.strictObject({ rows: z.enum(matchedRows), columns: z.array(matchedColumn(allMatchable)).max(300) }),
);

const types = [
  'text/csv',
  'text/tab-separated-values',
  'application/geo+json',
  'application/vnd.google-earth.kml+xml',
  'application/vnd.google-earth.kmz',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

export const importCounts = z.object({
  maps_new: count,
  maps_filled: count.meta({ description: 'maps that were here and get something' }),
  suburbs: count,
  streets: count,
  preloaded: count,
  available: count.meta({ description: 'addresses somebody has tried already, with their attempts' }),
  do_not_calls: count,
  foreign: count,
  taken_off: count.meta({ description: 'available addresses that a new do-not-call takes off the list' }),
  boundaries: count.meta({ description: 'borders of maps, new or replaced' }),
  assignments: count.meta({ description: 'assignments that come into the history' }),
  assignments_changed: count.meta({
    description: 'assignments of an earlier import that are completed now, or whose beginning is known now',
  }),
  completions: count.meta({ description: 'maps that were here and were last completed later than known' }),
  held: count.meta({ description: 'maps that are out with a person now' }),
  held_by_name: count.meta({ description: 'maps that are out with somebody who is kept as a name' }),
});

export const listedImport = z.object({
  ...listedImportFields,
  format: z.enum(listedFormats),
  counts: importCounts,
});

export const territoryImport = {
  importFile: operation({
    name: 'territoryImport.importFile',
    method: 'POST',
    path: '/territory/import',
    summary:
      'Reads files of NWS, Alba or Territory Helper, or our own export, known by their columns; several of one program are read ' +
      'together. A dry run tells what it would make, and every row and ' +
      'value that is not taken, with the reason; the run for real does it all or nothing (TERR-R10 to TERR-R17, TERR-R24, TERR-R25, ' +
      'TERR-R32 to TERR-R34).',
    permission: 'settings.maps.add',
    scope: 'congregation',
    upload: {
      field: 'file',
      bytes: 10_485_760,
      files: 20,
      types,
    },
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      encoding: chosenEncoding,
      hyphen: z.enum(hyphenMeanings).optional().meta({
        description:
          'whether 12-14 is a range or one number; if omitted, as usual in the country of the congregation',
      }),
      names: choices.optional().meta({
        description:
          'JSON: who is meant by a name; null keeps the name. A name that is left out means its match.',
      }),
      spellings: z.enum(spellingChoices).optional().meta({
        description: 'whether 1 and 0001 in one file are one map; if omitted, their rows are left out',
      }),
      columns: matchedTable.optional().meta({
        description:
          'JSON: what the rows are, where the file does not say so, and what stands in columns that were matched by hand; null leaves one out',
      }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'of the finished import; null after a dry run' }),
      format,
      rows: count.meta({ description: 'rows in which anything stands' }),
      counts: importCounts,
      maps: z.array(z.object({ number: z.string(), is_new: z.boolean() })),
      alike: z
        .array(z.array(z.string()))
        .meta({ description: 'numbers of maps that the file spells in several ways' }),
      names: z
        .array(
          z.object({
            name: z.string(),
            times: count,
            match: z.object({ id: idOrZero, full_name: z.string() }).nullable(),
          }),
        )
        .meta({ description: 'those who have or had maps by the file, and the person of that name' }),
      lacking: z.array(z.string()).meta({ description: 'permissions the caller would need and has not' }),
      problem_counts: z.record(z.string(), count),
      problems: z
        .array(z.object({ line: count, reason: z.string(), text: z.string() }))
        .meta({ description: 'the first 200 of each reason' }),
      unused: unusedColumns,
      encoding: fileEncoding,
      hyphened: z
        .object({ lines: count, meaning: z.enum(hyphenMeanings) })
        .meta({ description: 'house numbers such as 12-14, and how they are read' }),
      left_out: z
        .object({
          headings: z.array(z.string()),
          rows: z.array(z.object({ line: count, reason: z.string(), cells: z.array(z.string()) })),
        })
        .nullable()
        .meta({
          description: 'the first 5,000 lines that do not come, as they stand; null of several files',
        }),
    }),
    refusals: [
      ...tableFaults,
      'format-unknown',
      'columns-unmatched',
      'plain-address-file',
      'nothing-to-import',
      'formats-differ',
      'import-empty',
      'import-not-permitted',
    ],
    idempotent: 'key',
    changes: ['*'],
    heavy: true,
  }),
  readColumns: operation({
    name: 'territoryImport.readColumns',
    method: 'POST',
    path: '/territory/import/columns',
    summary:
      'The columns of a file with values that stand in them, and what they are taken for, so that the others are matched by hand (TERR-R33). Saves nothing.',
    permission: 'settings.maps.add',
    scope: 'congregation',
    upload: { field: 'file', bytes: 10_485_760, types },
    body: z.strictObject({ encoding: chosenEncoding }),
    reply: z.object({
      encoding: fileEncoding,
      format: format.nullable(),
      rows: z.enum(matchedRows).nullable().meta({ description: 'null where the file does not say so' }),
      columns: z.array(
        z.object({
          column: z.string(),
          samples: z.array(z.string()),
          values: count,
          field: z.enum(allMatchable as readonly [(typeof allMatchable)[number]]).nullable(),
          used: z.boolean().meta({ description: 'recognised as something that is not asked for' }),
        }),
      ),
    }),
    refusals: tableFaults,
    idempotent: 'key',
    changes: [],
    heavy: true,
  }),
  listImports: operation({
    name: 'territoryImport.listImports',
    method: 'GET',
    path: '/territory/imports',
    summary: 'The last hundred imports: what each made, who did it and when, and whether it was taken back.',
    permission: 'settings.maps.add',
    scope: 'congregation',
    query: listQuery('id', 'format', 'file_name', 'imported_at', 'taken_back_at'),
    reply: z.array(listedImport),
    refusals: [],
    idempotent: 'read',
    reads: ['imports', 'users'],
  }),
  rollbackImport: operation({
    name: 'territoryImport.rollbackImport',
    method: 'POST',
    path: '/territory/imports/{id}/roll-back',
    summary:
      'Takes an import of maps, addresses or borders back as if it had never been; refused once somebody worked with what it made (TERR-R18, TERR-R19).',
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
    changes: ['*'],
    heavy: true,
  }),
  exportTerritory: operation({
    name: 'territoryImport.exportTerritory',
    method: 'GET',
    path: '/territory/export/{format}',
    summary:
      'All maps with their addresses and the history of their assignments as CSV or GeoJSON, as the import reads them back; each kind only for those who may see it (X-MIGRATE).',
    permission: 'settings.maps',
    scope: 'congregation',
    params: z.strictObject({ format: z.enum(['csv', 'geojson']) }),
    reply: 'file',
    fileTypes: ['text/csv', 'application/geo+json'],
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  eraseHolderName: operation({
    name: 'territoryImport.eraseHolderName',
    method: 'POST',
    path: '/territory/holder-names/erase',
    summary:
      'Erases for good a name that an import kept in the history of maps: in every assignment, and in the journal (TERR-R26).',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: z.strictObject({ name: filled(120) }),
    reply: z.object({ erased: count.meta({ description: 'assignments that named it' }) }),
    refusals: [],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
};
