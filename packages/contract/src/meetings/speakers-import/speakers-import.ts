/** Congregations, speakers and talks of earlier years in from a table, looked at first and taken back where it was wrong. */
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
const rows = z.enum(speakerTables);
const columns = jsonField(z.array(matchedColumn(speakerFields)).max(300));
const keeping = { permission: 'settings.meetings.public', scope: 'congregation' } as const;

const appointment = z.enum(speakerAppointments);
const appointments = jsonField(z.array(z.strictObject({ word: text(60), appointment })).max(200));

const counts = z.object({
  congregations: count,
  speakers: count,
  given: count.meta({ description: 'talks of earlier years' }),
  known: count.meta({ description: 'lines that are here already' }),
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
    summary:
      'The columns of a table with values that stand in them, and what they are taken for, so that the others are matched by hand (SPKR-I1). Saves nothing.',
    upload,
    body: z.strictObject({ encoding: chosenEncoding }),
    reply: z.object({
      encoding: fileEncoding,
      rows: rows.nullable().meta({ description: 'null where the file does not say so' }),
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
    summary:
      'Reads congregations with their speakers, or talks of earlier years. A dry run tells what it would make and every line that is not taken; the run for real does it all or nothing (SPKR-I2, SPKR-I3).',
    upload,
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      rows,
      columns,
      encoding: chosenEncoding,
      appointments: appointments.optional().meta({
        description:
          'JSON: what words of the file mean that are neither elder nor servant; an empty word is an empty cell (SPKR-I7)',
      }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'of the finished import; null after a dry run' }),
      counts,
      problems: z
        .array(z.object({ line: count, reason: z.string(), text: z.string() }))
        .meta({ description: 'the first 500' }),
      cells: z
        .array(z.object({ line: count, reason: z.string(), text: z.string() }))
        .meta({ description: 'cells that cannot be read, the first 500; their lines come without them' }),
      asked: z.array(z.object({ word: z.string(), count })).meta({
        description:
          'words for appointments that are not understood, empty for cells without one; their lines come once they are answered',
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
    summary: 'The last hundred imports of speakers and talks, and whether they were taken back.',
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
    summary:
      'Takes an import back; what was changed since, or is named by a talk ahead, stays, and the answer says how many (SPKR-I4).',
    params: z.strictObject({ id }),
    reply: z.object({ import: listedImport, removed: count, kept: count }),
    refusals: ['import-taken-back'],
    idempotent: 'key',
    changes: ['directory', 'publicTalks', 'imports'],
    heavy: true,
  }),
};
