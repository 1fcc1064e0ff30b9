/** Operations on import and export of the territory: preview, import, rollback, export (X-MIGRATE). */

import { tableFaults } from '@sheaf/rules/files/table-limits';
import { hyphenMeanings } from '@sheaf/rules/territory/addresses/house-suffix';
import { listedFormats, readFormats } from '@sheaf/rules/territory/territory-import/format-columns';
import { spellingChoices } from '@sheaf/rules/territory/territory-import/map-numbers';
import { allMatchable, matchedRows } from '@sheaf/rules/territory/territory-import/match-format';
import { z } from 'zod';
import { count, filled, id, idOf, idOrZero, listQuery } from '../../fields.ts';
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
  maps_filled: count.meta({ description: 'existing maps that receive data' }),
  suburbs: count,
  streets: count,
  preloaded: count,
  available: count.meta({ description: 'addresses with attempts' }),
  do_not_calls: count,
  foreign: count,
  taken_off: count.meta({
    description: 'available addresses that leave the list because of a new do-not-call',
  }),
  boundaries: count.meta({ description: 'borders of maps, new or replaced' }),
  assignments: count.meta({ description: 'assignments added to the history' }),
  assignments_changed: count.meta({
    description: 'assignments of an earlier import whose completion or start is now known',
  }),
  completions: count.meta({ description: 'existing maps with a later completion date' }),
  held: count.meta({ description: 'maps that a person holds now' }),
  held_by_name: count.meta({ description: 'maps held by a name without a person' }),
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
      'Import territory files of NWS, Alba, Territory Helper or this app (TERR-R10 to TERR-R17, TERR-R24, TERR-R25, TERR-R32 to TERR-R34)',
    description:
      'The program is recognised by the columns; several files of one program are imported together. A dry run returns what would be created, and each row and value that would be skipped with the reason. An import writes all or nothing.',
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
          'whether 12-14 is a range or one number; the usual meaning in the country of the congregation if omitted',
      }),
      names: choices.optional().meta({
        description:
          'JSON: person for each name, null to import it as a name; a name that is not listed uses its match',
      }),
      spellings: z.enum(spellingChoices).optional().meta({
        description: 'whether 1 and 0001 in one file are one map; their rows are skipped if omitted',
      }),
      columns: matchedTable.optional().meta({
        description:
          'JSON: kind of rows, if the file does not show it, and fields of columns that were matched by hand; null ignores a column',
      }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'id of the import; null after a dry run' }),
      format,
      rows: count.meta({ description: 'rows that are not empty' }),
      counts: importCounts,
      maps: z
        .array(z.object({ number: z.string(), is_new: z.boolean() }))
        .meta({ description: 'maps in the files' }),
      alike: z
        .array(z.array(z.string()))
        .meta({ description: 'map numbers that the file spells in several ways' }),
      names: z
        .array(
          z.object({
            name: z.string(),
            times: count,
            match: z.object({ id: idOf('person, as in GET /users'), full_name: z.string() }).nullable(),
          }),
        )
        .meta({ description: 'people in the file who hold or held maps, each with the person of that name' }),
      lacking: z.array(z.string()).meta({ description: 'missing permissions of the caller for this import' }),
      problem_counts: z.record(z.string(), count),
      problems: z
        .array(z.object({ line: count, reason: z.string(), text: z.string() }))
        .meta({ description: 'the first 200 of each reason' }),
      unused: unusedColumns,
      encoding: fileEncoding,
      hyphened: z
        .object({ lines: count, meaning: z.enum(hyphenMeanings) })
        .meta({ description: 'house numbers such as 12-14, and their meaning' }),
      left_out: z
        .object({
          headings: z.array(z.string()),
          rows: z
            .array(z.object({ line: count, reason: z.string(), cells: z.array(z.string()) }))
            .meta({ description: 'lines that are not imported' }),
        })
        .nullable()
        .meta({
          description: 'lines that are not imported, unchanged, the first 5,000; null for several files',
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
    summary: 'Read the columns of a territory file (TERR-R33)',
    description:
      'Returns sample values of each column and the field it was recognised as, so that other columns can be matched by hand. Saves nothing.',
    permission: 'settings.maps.add',
    scope: 'congregation',
    upload: { field: 'file', bytes: 10_485_760, types },
    body: z.strictObject({ encoding: chosenEncoding }),
    reply: z.object({
      encoding: fileEncoding,
      format: format.nullable(),
      rows: z.enum(matchedRows).nullable().meta({ description: 'null if the file does not show it' }),
      columns: z.array(
        z.object({
          column: z.string(),
          samples: z.array(z.string()),
          values: count,
          field: z.enum(allMatchable as readonly [(typeof allMatchable)[number]]).nullable(),
          used: z.boolean().meta({ description: 'recognised, but not an importable field' }),
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
    summary: 'Latest hundred territory imports, with their rollbacks',
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
    summary: 'Roll back an import of maps, addresses or borders (TERR-R18, TERR-R19)',
    description: 'Refused once somebody has worked with the imported data.',
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
    summary: 'Export maps, addresses and assignment history as CSV or GeoJSON (X-MIGRATE)',
    description: 'The import reads the same format. Contains only kinds of data that the caller may see.',
    permission: 'settings.maps',
    scope: 'congregation',
    params: z.strictObject({
      format: z.enum(['csv', 'geojson']).meta({ description: 'format of the file' }),
    }),
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
    summary: 'Erase an imported name from the history of maps (TERR-R26)',
    description: 'In every assignment and in the journal. Cannot be reverted.',
    permission: 'settings.maps.assign',
    scope: 'congregation',
    body: z.strictObject({
      name: filled(120).meta({ description: 'imported name of the holder' }),
    }),
    reply: z.object({ erased: count.meta({ description: 'number of assignments with the name' }) }),
    refusals: [],
    idempotent: 'key',
    changes: ['mapAssignments'],
  }),
};
