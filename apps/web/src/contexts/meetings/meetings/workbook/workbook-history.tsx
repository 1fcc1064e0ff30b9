/** Earlier imports of workbooks with their rollback. */
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { ImportRow } from '#ui/import-row.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Question } from '#ui/question.tsx';
import type { WorkbookReport } from './use-workbook-import.ts';

type ListedImport = Reply<'meetings.listWorkbookImports'>[number];

/** Result of an import; without changes it has no id. */
export const doneLabels = (t: Translate, { id, weeks }: Pick<WorkbookReport, 'id' | 'weeks'>): string =>
  id === null ? t('workbook:nothingNew') : t('workbook:done', { count: weeks.length });

/** Toast after an import, with Undo for a few seconds. */
export function useRolledBackToast(onRolledBack: () => void) {
  const { t } = useTexts();
  const taking = useWrite('meetings.rollbackWorkbook');
  return ({ id, weeks }: WorkbookReport): void =>
    toasts.show(
      doneLabels(t, { id, weeks }),
      id === null
        ? undefined
        : async () => {
            await taking.mutateAsync({ params: { id } });
            onRolledBack();
            return t('workbook:takenBack');
          },
    );
}

function RollbackQuestion({ id, onDone, onClose }: { id: number; onDone: () => void; onClose: () => void }) {
  const { t } = useTexts();
  const taking = useWrite('meetings.rollbackWorkbook', {
    success: () => toasts.show(t('workbook:takenBack')),
  });
  return (
    <Question
      title={t('workbook:takeBackTitle')}
      text={t('workbook:takeBackText')}
      labels={{ confirm: t('workbook:takeBack'), cancel: t('shell:cancel'), close: t('shell:close') }}
      error={taking.error}
      pending={taking.isPending}
      onConfirm={() => taking.mutate({ params: { id } }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}

function HistoryRow({ row, onRollback }: { row: ListedImport; onRollback: () => void }) {
  const { t } = useTexts();
  const by = t('workbook:history.by', { date: shortDate(row.imported_at), name: row.imported_by.full_name });
  const { weeks, added, changed } = row.counts;
  return (
    <ImportRow
      name={t('workbook:file')}
      fileName={row.file_name}
      made={t('workbook:history.line', { weeks, added, changed })}
      by={by}
      rolledBack={
        row.taken_back_at &&
        t('workbook:history.takenBack', {
          date: shortDate(row.taken_back_at),
          name: row.taken_back_by?.full_name ?? '',
        })
      }
      labels={{
        action: t('workbook:takeBack'),
        label: t('workbook:takeBackLabel', { what: `${row.file_name}, ${by}` }),
      }}
      onRollback={onRollback}
    />
  );
}

export function WorkbookHistory({ onRolledBack }: { onRolledBack: () => void }) {
  const { t } = useTexts();
  const imports = useRead('meetings.listWorkbookImports');
  const [asking, setAsking] = useState<number | null>(null);
  const done = (): void => {
    setAsking(null);
    onRolledBack();
  };
  return (
    <Section title={t('workbook:history.title')}>
      <QueryState query={imports} skeleton={{ height: 88, count: 1 }}>
        {(rows) =>
          rows.length === 0 ? (
            <Hint small>{t('workbook:history.none')}</Hint>
          ) : (
            <Card>
              {rows.map((row) => (
                <HistoryRow key={row.id} row={row} onRollback={() => setAsking(row.id)} />
              ))}
            </Card>
          )
        }
      </QueryState>
      {asking !== null && <RollbackQuestion id={asking} onDone={done} onClose={() => setAsking(null)} />}
    </Section>
  );
}
