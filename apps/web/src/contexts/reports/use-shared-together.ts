/** Marks publishers without hours as shared, with a call for each and undo (REPORTS-X4.2). */
import { call } from '#platform/api.ts';
import { outcomeText, startBatch } from '#platform/batch.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import type { MonthRow } from './month-rows.ts';
import { bodyOfEntry, entryOf } from './use-month-entries.ts';

export const reportBatch = 'reports';

export function useSharedTogether(month: string) {
  const { t } = useTexts();
  return (rows: readonly MonthRow[]): void =>
    startBatch({
      list: reportBatch,
      items: rows.map((row) => ({ id: row.id, label: row.last_first, row })),
      write: 'reports.saveReport',
      send: ({ row }, key) =>
        call('reports.saveReport', { body: bodyOfEntry(row, { ...entryOf(row), active: true }, month), key }),
      telling: ({ settled, total }) => t('reports:entry.marking', { done: settled, total }),
      told: (outcome) =>
        outcomeText(
          outcome.done > 0
            ? t('reports:entry.marked', { count: outcome.done })
            : t('reports:entry.noneMarked'),
          outcome,
        ),
      undo: {
        write: 'reports.deleteReport',
        send: (_, { id }, key) => call('reports.deleteReport', { params: { id }, key }),
        told: ({ done, total }) =>
          joinTexts(
            [
              done > 0 && t('reports:entry.unmarked', { count: done }),
              done < total && t('reports:entry.stayMarked', { count: total - done }),
            ],
            ' ',
          ),
      },
    });
}
