/** Operations on export and import of people: preview, import, rollback (X-MIGRATE). */
import { tableFaults } from '@sheaf/rules/files/table-limits';
import { fileColumns } from '@sheaf/rules/people/people-import/columns';
import { longestCell, rowProblems } from '@sheaf/rules/people/people-import/person-row';
import { mostPeople, peopleFormats } from '@sheaf/rules/people/people-import/read-people-text';
import { keptReasons } from '@sheaf/rules/people/people-import/rollback';
import { wordColumns } from '@sheaf/rules/people/people-import/unclear-cells';
import { z } from 'zod';
import { count, filledFlattened, flattenedLines, id, idOrZero, listQuery, reference } from '../../fields.ts';
import { listedImportFields, who } from '../../listed-import.ts';
import { operation } from '../../operation.ts';

const format = z.enum(peopleFormats);

const counts = z.object({
  new: count,
  filled: count.meta({ description: 'existing people with empty fields that are filled' }),
  there: count.meta({ description: 'existing people who stay unchanged' }),
  problems: count,
  groups: count,
  families: count,
});

const line = z.strictObject({
  line: reference,
  // One more than allowed, so that the error names the row.
  cells: z.partialRecord(z.enum(fileColumns), flattenedLines(longestCell + 1)),
});

const plannedRow = z.object({
  line: count,
  full_name: z.string(),
  outcome: z.enum(['new', 'there', 'filled', 'problem']),
  reason: z.enum(rowProblems).nullable(),
  fields: z.array(z.string()).meta({ description: 'names of the filled fields' }),
  left_out: z
    .array(z.object({ column: z.enum(fileColumns), reason: z.enum(rowProblems), text: z.string() }))
    .meta({ description: 'unreadable cells; the person is imported without them' }),
  words: z.array(z.object({ column: z.enum(wordColumns), text: z.string() })).meta({
    description: 'unknown words; the person is imported once they are replaced (IMPORT-R24)',
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
    summary: 'All people with all their fields as CSV (IMPORT-R7)',
    description: 'POST /users/import accepts the same columns.',
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
    summary: 'Convert the first sheet of a workbook to CSV (IMPORT-R20)',
    description: 'Saves nothing.',
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
    summary: 'Import people from rows of a file (IMPORT-R3 to R5)',
    description:
      'The people become publishers without an invitation. A dry run returns the outcome of each row. An import writes all or nothing.',
    permission: 'settings.users.add',
    scope: 'congregation',
    body: z.strictObject({
      dry_run: z.boolean().default(true),
      fill: z.boolean().default(false).meta({ description: 'true fills empty fields of existing people' }),
      format,
      file_name: filledFlattened(190),
      rows: z.array(line).min(1, 'required').max(mostPeople).meta({ description: 'lines of the file' }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'id of the import; null after a dry run' }),
      counts,
      rows: z.array(plannedRow).meta({ description: 'outcome of each line' }),
      groups: z.array(z.string()).meta({ description: 'names of groups that are created' }),
      away: z
        .array(z.object({ user_id: idOrZero, start_date: z.string(), end_date: z.string() }))
        .meta({ description: 'days away added to existing people (IMPORT-R25)' }),
      lacking: z.array(z.string()).meta({ description: 'missing permissions of the caller for this import' }),
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
    summary: 'Latest hundred imports of people, with their rollbacks',
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
    summary: 'Roll back an import of people (IMPORT-R6)',
    description: 'People who signed in, were invited, assigned or changed since stay; the reply lists them.',
    permission: 'settings.users.add',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      import: listedImport,
      removed: count.meta({ description: 'number of removed people' }),
      emptied: count.meta({ description: 'people whose filled fields are empty again' }),
      kept: z
        .array(who.extend({ reason: z.enum(keptReasons) }))
        .meta({ description: 'people who stay, with the reason' }),
    }),
    refusals: ['import-taken-back', 'import-not-permitted'],
    idempotent: 'key',
    changes: ['families', 'groups', 'imports', 'users'],
    heavy: true,
  }),
};
