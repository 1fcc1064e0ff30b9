/** Operations on imports of speakers and talks from a table: preview, import, rollback. */
import { tableFaults } from '@sheaf/rules/files/table-limits';
import { speakerFields, speakerTables } from '@sheaf/rules/meetings/speakers-import/columns';
import { speakerAppointments } from '@sheaf/rules/meetings/speakers-import/read-rows';
import { z } from 'zod';
import { count, id, idOrZero, listQuery, text } from '../../fields.ts';
import { chosenEncoding, fileEncoding, jsonField, matchedColumn, unusedColumns } from '../../json-field.ts';
import { listedImportFields } from '../../listed-import.ts';
import { operation } from '../../operation.ts';

const types = [
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
const upload = { field: 'file', bytes: 10_485_760, types } as const;
const rows = z.enum(speakerTables).meta({ description: 'whether the rows are speakers or past talks' });
const columns = jsonField(z.array(matchedColumn(speakerFields)).max(300));
const keeping = { permission: 'settings.meetings.public', scope: 'congregation' } as const;

const appointment = z.enum(speakerAppointments);
const appointments = jsonField(z.array(z.strictObject({ word: text(60), appointment })).max(200));

const counts = z.object({
  congregations: count,
  speakers: count,
  given: count.meta({ description: 'talks given in earlier years' }),
  known: count.meta({ description: 'rows that already exist' }),
  problems: count,
});

const listedImport = z.object({
  ...listedImportFields,
  rows,
  counts,
});

export const speakersImport = {
  readColumns: operation({
    ...keeping,
    name: 'speakersImport.readColumns',
    method: 'POST',
    path: '/speaker-imports/columns',
    summary: 'Read the columns of a table of speakers or talks (SPKR-I1)',
    description:
      'Returns sample values of each column and the field it was recognised as, so that other columns can be matched by hand. Saves nothing.',
    upload,
    body: z.strictObject({ encoding: chosenEncoding }),
    reply: z.object({
      encoding: fileEncoding,
      rows: rows.nullable().meta({ description: 'null if the file does not show it' }),
      columns: z.array(
        z.object({
          column: z.string(),
          samples: z.array(z.string()),
          values: count,
          field: z.enum(speakerFields).nullable(),
        }),
      ),
    }),
    refusals: tableFaults,
    idempotent: 'key',
    changes: [],
    heavy: true,
  }),
  importFile: operation({
    ...keeping,
    name: 'speakersImport.importFile',
    method: 'POST',
    path: '/speaker-imports',
    summary: 'Import congregations with their speakers, or past talks, from a table (SPKR-I2, SPKR-I3)',
    description:
      'A dry run returns what would be imported and every line that would be left out. An import writes all or nothing.',
    upload,
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      rows,
      columns,
      encoding: chosenEncoding,
      appointments: appointments.optional().meta({
        description: 'JSON: appointments meant by words other than elder and servant (SPKR-I7)',
      }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'id of the import; null after a dry run' }),
      counts,
      problems: z
        .array(z.object({ line: count, reason: z.string(), text: z.string() }))
        .meta({ description: 'the first 500' }),
      cells: z
        .array(z.object({ line: count, reason: z.string(), text: z.string() }))
        .meta({ description: 'unreadable cells, the first 500; their lines are imported without them' }),
      asked: z.array(z.object({ word: z.string(), count })).meta({
        description:
          'unknown words for appointments, empty for cells without one; their lines are imported once `appointments` explains them',
      }),
      unused: unusedColumns,
      encoding: fileEncoding,
    }),
    refusals: [...tableFaults, 'import-empty', 'nothing-to-import'],
    idempotent: 'key',
    changes: ['directory', 'publicTalks', 'imports'],
    heavy: true,
  }),
  listImports: operation({
    ...keeping,
    name: 'speakersImport.listImports',
    method: 'GET',
    path: '/speaker-imports',
    summary: 'Latest hundred imports of speakers and talks, with their rollbacks',
    query: listQuery('id', 'rows', 'file_name', 'imported_at', 'taken_back_at'),
    reply: z.array(listedImport),
    refusals: [],
    idempotent: 'read',
    reads: ['imports', 'users'],
  }),
  rollbackImport: operation({
    ...keeping,
    name: 'speakersImport.rollbackImport',
    method: 'POST',
    path: '/speaker-imports/{id}/take-back',
    summary: 'Roll back an import of speakers and talks (SPKR-I4)',
    description: 'Rows that were changed since, or that a future talk uses, stay; the reply counts them.',
    params: z.strictObject({ id }),
    reply: z.object({
      import: listedImport,
      removed: count.meta({ description: 'number of removed rows' }),
      kept: count.meta({ description: 'number of rows that stay' }),
    }),
    refusals: ['import-taken-back'],
    idempotent: 'key',
    changes: ['directory', 'publicTalks', 'imports'],
    heavy: true,
  }),
};
