/** Operations on export and import of reports: preview, import, rollback (REPORTS-R24, R25). */
import { tableFaults } from '@sheaf/rules/files/table-limits';
import { reportColumns } from '@sheaf/rules/reports/import-columns';
import { reportFormats } from '@sheaf/rules/reports/report-file';
import { figureColumns, lineProblems } from '@sheaf/rules/reports/report-line';
import { reportWordAnswers, reportWordColumns } from '@sheaf/rules/reports/unclear-report-cells';
import { z } from 'zod';
import { count, filled, id, idOrZero, listQuery } from '../fields.ts';
import { chosenEncoding, fileEncoding, jsonField, matchedColumn, unusedColumns } from '../json-field.ts';
import { listedImportFields } from '../listed-import.ts';
import { operation } from '../operation.ts';

const format = z.enum(reportFormats);

const counts = z.object({
  new: count,
  there: count.meta({ description: 'reports that already exist and stay unchanged' }),
  problems: count,
});

const listedImport = z.object({
  ...listedImportFields,
  format,
  counts,
});

const types = [
  'text/csv',
  'text/tab-separated-values',
  'application/json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

const answers = jsonField(
  z
    .array(
      z.strictObject({
        column: z.enum(reportWordColumns),
        text: filled(60),
        answer: z.enum(reportWordAnswers),
      }),
    )
    .max(300),
);

export const reportFiles = {
  exportReports: operation({
    name: 'reports.exportReports',
    method: 'GET',
    path: '/report-files/export',
    summary: 'All reports as CSV, one per line, newest month first (REPORTS-R25)',
    description: 'POST /report-files/import accepts the same columns.',
    permission: 'settings.users',
    scope: 'congregation',
    reply: 'file',
    fileTypes: ['text/csv'],
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  importReports: operation({
    name: 'reports.importReports',
    method: 'POST',
    path: '/report-files/import',
    summary: 'Import reports from a table or an export of Organized or Hourglass (REPORTS-R24)',
    description:
      'A dry run returns the outcome of each line. An import adds new reports and leaves existing ones unchanged.',
    permission: 'settings.users.edit',
    scope: 'congregation',
    upload: { field: 'file', bytes: 20_971_520, types },
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      encoding: chosenEncoding,
      columns: jsonField(z.array(matchedColumn(reportColumns)).max(300))
        .optional()
        .meta({ description: 'JSON: fields of columns that were matched by hand; null ignores a column' }),
      answers: answers
        .optional()
        .meta({ description: 'JSON: meaning of unknown words in the file (IMPORT-R24)' }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'id of the import; null after a dry run' }),
      format,
      counts,
      columns: z
        .array(
          z.object({
            column: z.string(),
            samples: z.array(z.string()),
            values: count,
            field: z.enum(reportColumns).nullable(),
          }),
        )
        .meta({ description: 'columns of a table with their recognised fields' }),
      unused: unusedColumns,
      encoding: fileEncoding,
      missing: z.array(z.enum(['name', 'month'])).meta({ description: 'required fields without a column' }),
      problems: z
        .array(
          z.object({
            line: count,
            name: z.string(),
            month: z.string().nullable(),
            reason: z.enum(lineProblems),
          }),
        )
        .meta({ description: 'lines that cannot be imported, the first 200' }),
      asked: z
        .array(z.object({ column: z.enum(reportWordColumns), text: z.string(), count }))
        .meta({ description: 'unknown words; their lines are imported once `answers` explains them' }),
      cells: z
        .array(z.object({ line: count, name: z.string(), column: z.enum(figureColumns), text: z.string() }))
        .meta({ description: 'unreadable figures, the first 200; their lines are imported without them' }),
    }),
    refusals: [...tableFaults, 'reports-unknown', 'import-too-many-reports', 'import-empty'],
    idempotent: 'key',
    changes: ['imports', 'serviceReports'],
    heavy: true,
  }),
  listReportImports: operation({
    name: 'reports.listReportImports',
    method: 'GET',
    path: '/report-files/imports',
    summary: 'Latest hundred imports of reports, with their rollbacks',
    permission: 'settings.users.edit',
    scope: 'congregation',
    query: listQuery('id', 'format', 'file_name', 'imported_at', 'taken_back_at'),
    reply: z.array(listedImport),
    refusals: [],
    idempotent: 'read',
    reads: ['imports', 'users'],
  }),
  rollbackReports: operation({
    name: 'reports.rollbackReports',
    method: 'POST',
    path: '/report-files/imports/{id}/take-back',
    summary: 'Roll back an import of reports (REPORTS-R26)',
    description: 'Reports that were changed since stay; the reply counts them.',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      import: listedImport,
      removed: count.meta({ description: 'number of removed rows' }),
      kept: count.meta({ description: 'number of rows that stay' }),
    }),
    refusals: ['import-taken-back'],
    idempotent: 'key',
    changes: ['imports', 'serviceReports'],
    heavy: true,
  }),
};
