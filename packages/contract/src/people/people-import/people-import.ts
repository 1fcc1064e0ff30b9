/** People out to a table, and in from the files of other programs, looked at first and taken back where it was wrong (X-MIGRATE). */
import { tableFaults } from '@sheaf/rules/files/table-limits';
import { wordColumns } from '@sheaf/rules/people/people-import/asked-words';
import { fileColumns } from '@sheaf/rules/people/people-import/columns';
import { longestCell, rowProblems } from '@sheaf/rules/people/people-import/person-row';
import { mostPeople, peopleFormats } from '@sheaf/rules/people/people-import/read-people-text';
import { keptReasons } from '@sheaf/rules/people/people-import/rollback';
import { z } from 'zod';
import { count, filledFlattened, flattenedLines, id, idOrZero, listQuery, reference } from '../../fields.ts';
import { listedImportFields, who } from '../../listed-import.ts';
import { operation } from '../../operation.ts';

const format = z.enum(peopleFormats);

const counts = z.object({
  new: count,
  filled: count.meta({ description: 'people who are here and get something that was empty' }),
  there: count.meta({ description: 'people who are here and stay as they are' }),
  problems: count,
  groups: count,
  families: count,
});

const line = z.strictObject({
  line: reference,
  // One more than is taken, so that a longer one is told of its own row.
  cells: z.partialRecord(z.enum(fileColumns), flattenedLines(longestCell + 1)),
});

const plannedRow = z.object({
  line: count,
  full_name: z.string(),
  outcome: z.enum(['new', 'there', 'filled', 'problem']),
  reason: z.enum(rowProblems).nullable(),
  fields: z.array(z.string()).meta({ description: 'what is filled, where something is' }),
  left_out: z
    .array(z.object({ column: z.enum(fileColumns), reason: z.enum(rowProblems), text: z.string() }))
    .meta({ description: 'cells that cannot be read; the person comes without them' }),
  words: z.array(z.object({ column: z.enum(wordColumns), text: z.string() })).meta({
    description: 'words that are not understood; the person comes once they are answered (IMPORT-R24)',
  }),
});

const listedImport = z.object({
  ...listedImportFields,
  format,
  counts,
});

export const peopleImport = {
  exportPeople: operation({
    name: 'peopleImport.exportPeople',
    method: 'GET',
    path: '/users/export',
    summary: 'Everybody with everything kept of them, as CSV; what `importPeople` reads again (IMPORT-R7).',
    permission: 'settings.users',
    scope: 'congregation',
    reply: 'file',
    fileTypes: ['text/csv'],
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  readWorkbook: operation({
    name: 'peopleImport.readWorkbook',
    method: 'POST',
    path: '/users/import/workbook',
    summary:
      'The first sheet of a workbook as CSV, for the phone to read like any table of people (IMPORT-R20). Saves nothing.',
    permission: 'settings.users.add',
    scope: 'congregation',
    upload: {
      field: 'file',
      bytes: 10_485_760,
      types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    },
    reply: z.object({ csv: z.string() }),
    refusals: tableFaults,
    idempotent: 'key',
    changes: [],
    heavy: true,
  }),
  importPeople: operation({
    name: 'peopleImport.importPeople',
    method: 'POST',
    path: '/users/import',
    summary:
      'Brings in the people of a file that the phone has read, as publishers without an invite. Every row is checked again here. A dry ' +
      'run tells what becomes of each; the run for real does it all or nothing (IMPORT-R3 to R5).',
    permission: 'settings.users.add',
    scope: 'congregation',
    body: z.strictObject({
      dry_run: z.boolean().default(true),
      fill: z.boolean().default(false).meta({ description: 'fills what is empty of those who are here' }),
      format,
      file_name: filledFlattened(190),
      rows: z.array(line).min(1, 'required').max(mostPeople),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'of the finished import; null after a dry run' }),
      counts,
      rows: z.array(plannedRow),
      groups: z.array(z.string()).meta({ description: 'names of groups that are made' }),
      away: z
        .array(z.object({ user_id: idOrZero, start_date: z.string(), end_date: z.string() }))
        .meta({ description: 'days away that come for people who are here (IMPORT-R25)' }),
      lacking: z.array(z.string()).meta({ description: 'permissions the caller would need and has not' }),
    }),
    refusals: ['key-not-held', 'import-empty', 'import-not-permitted'],
    idempotent: 'key',
    changes: ['families', 'groups', 'imports', 'notifications', 'users'],
    heavy: true,
    limits: { bodyBytes: 8_388_608, values: 60_000 },
  }),
  listPeopleImports: operation({
    name: 'peopleImport.listPeopleImports',
    method: 'GET',
    path: '/users/imports',
    summary:
      'The last hundred imports of people: what each made, who did it and when, and whether it was taken back.',
    permission: 'settings.users.add',
    scope: 'congregation',
    query: listQuery('id', 'format', 'file_name', 'imported_at', 'taken_back_at'),
    reply: z.array(listedImport),
    refusals: [],
    idempotent: 'read',
    reads: ['imports', 'users'],
  }),
  rollbackPeople: operation({
    name: 'peopleImport.rollbackPeople',
    method: 'POST',
    path: '/users/imports/{id}/take-back',
    summary:
      'Takes an import of people back, person by person: who was in, was invited, was given work or was changed since stays, and the ' +
      'answer says so (IMPORT-R6).',
    permission: 'settings.users.add',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      import: listedImport,
      removed: count,
      emptied: count.meta({ description: 'people whose filled fields are empty again' }),
      kept: z.array(who.extend({ reason: z.enum(keptReasons) })),
    }),
    refusals: ['import-taken-back', 'import-not-permitted'],
    idempotent: 'key',
    changes: ['families', 'groups', 'imports', 'users'],
    heavy: true,
  }),
};
