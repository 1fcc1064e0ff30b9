/** Reports out to a table and in from files of other programs, looked at first and taken back where they were wrong (REPORTS-R24, R25). */
import { tableFaults } from '@sheaf/rules/files/table-limits';
import { reportWordAnswers, reportWordColumns } from '@sheaf/rules/reports/asked-words';
import { reportColumns } from '@sheaf/rules/reports/import-columns';
import { reportFormats } from '@sheaf/rules/reports/report-file';
import { figureColumns, lineProblems } from '@sheaf/rules/reports/report-line';
import { z } from 'zod';
import { count, filled, id, idOrZero, listQuery } from '../fields.ts';
import { chosenEncoding, fileEncoding, jsonField, matchedColumn, unusedColumns } from '../json-field.ts';
import { listedImportFields } from '../listed-import.ts';
import { operation } from '../operation.ts';

const format = z.enum(reportFormats);

const counts = z.object({
  new: count,
  there: count.meta({ description: 'reports that stand here already; they stay as they are' }),
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
    summary:
      'All reports as CSV, a line each, the newest month first; what `importReports` reads again (REPORTS-R25).',
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
    summary:
      'Reads a table of reports, or the export of Organized or Hourglass. A dry run tells what becomes of each line; the run for real makes ' +
      'what is new and leaves what is here (REPORTS-R24).',
    permission: 'settings.users.edit',
    scope: 'congregation',
    upload: { field: 'file', bytes: 20_971_520, types },
    body: z.strictObject({
      dry_run: z.stringbool().default(true),
      encoding: chosenEncoding,
      columns: jsonField(z.array(matchedColumn(reportColumns)).max(300))
        .optional()
        .meta({ description: 'JSON: what stands in columns that were matched by hand; null leaves one out' }),
      answers: answers
        .optional()
        .meta({ description: 'JSON: what words of the file mean that are not understood (IMPORT-R24)' }),
    }),
    reply: z.object({
      dry_run: z.boolean(),
      id: idOrZero.nullable().meta({ description: 'of the finished import; null after a dry run' }),
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
        .meta({ description: 'of a table, with what each is taken for' }),
      unused: unusedColumns,
      encoding: fileEncoding,
      missing: z.array(z.enum(['name', 'month'])).meta({ description: 'what no column is taken for yet' }),
      problems: z
        .array(
          z.object({
            line: count,
            name: z.string(),
            month: z.string().nullable(),
            reason: z.enum(lineProblems),
          }),
        )
        .meta({ description: 'the first 200 lines that cannot come' }),
      asked: z
        .array(z.object({ column: z.enum(reportWordColumns), text: z.string(), count }))
        .meta({ description: 'words that are not understood; their lines come once they are answered' }),
      cells: z
        .array(z.object({ line: count, name: z.string(), column: z.enum(figureColumns), text: z.string() }))
        .meta({ description: 'the first 200 figures that cannot be read; their lines come without them' }),
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
    summary:
      'The last hundred imports of reports: what each made, who did it and when, and whether it was taken back.',
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
    summary:
      'Takes an import of reports back; those that were changed since stay, and the answer counts them (REPORTS-R26).',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({ import: listedImport, removed: count, kept: count }),
    refusals: ['import-taken-back'],
    idempotent: 'key',
    changes: ['imports', 'serviceReports'],
    heavy: true,
  }),
};
