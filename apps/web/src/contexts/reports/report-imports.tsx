/** Earlier imports of reports with their rollback (REPORTS-R26). */
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { ImportRow } from '#ui/import-row.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Question } from '#ui/question.tsx';
import { Said } from '#ui/said.tsx';

type ListedImport = Reply<'reports.listReportImports'>[number];
type RollbackReply = Reply<'reports.rollbackReports'>;

function ListedImport({ row, onRollback }: { row: ListedImport; onRollback: () => void }) {
  const { t } = useTexts();
  const name = t(`reports:files.format.${row.format}`);
  const by = t('reports:files.history.by', {
    date: shortDate(row.imported_at),
    name: row.imported_by.full_name,
  });
  const rolledBack =
    row.taken_back_at &&
    t('reports:files.history.takenBack', {
      date: shortDate(row.taken_back_at),
      name: row.taken_back_by?.full_name ?? '',
    });
  return (
    <ImportRow
      name={name}
      fileName={row.file_name}
      made={t('reports:files.history.line', { count: row.counts.new })}
      by={by}
      rolledBack={rolledBack}
      labels={{
        action: t('reports:files.takeBack.action'),
        label: t('reports:files.takeBack.label', { what: `${name}, ${by}` }),
      }}
      onRollback={onRollback}
    />
  );
}

function Rollback({
  id,
  onDone,
  onClose,
}: {
  id: number;
  onDone: (taken: RollbackReply) => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const taking = useWrite('reports.rollbackReports');
  return (
    <Question
      title={t('reports:files.takeBack.title')}
      text={t('reports:files.takeBack.text')}
      labels={{
        confirm: t('reports:files.takeBack.action'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
      error={taking.error}
      pending={taking.isPending}
      onConfirm={() => taking.mutate({ params: { id } }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}

export function ReportImports() {
  const { t } = useTexts();
  const imports = useRead('reports.listReportImports');
  const [asking, setAsking] = useState<number | null>(null);
  const [taken, setTaken] = useState<RollbackReply | null>(null);
  return (
    <Section title={t('reports:files.history.title')}>
      {taken && (
        <Said>
          {t('reports:files.takeBack.done', { count: taken.removed })}{' '}
          {taken.kept > 0 && t('reports:files.takeBack.kept', { count: taken.kept })}
        </Said>
      )}
      <QueryState query={imports} skeleton={{ height: 88, count: 2 }}>
        {(rows) =>
          rows.length === 0 ? (
            <Hint small>{t('reports:files.history.none')}</Hint>
          ) : (
            <Card>
              {rows.map((row) => (
                <ListedImport key={row.id} row={row} onRollback={() => setAsking(row.id)} />
              ))}
            </Card>
          )
        }
      </QueryState>
      {asking !== null && (
        <Rollback
          id={asking}
          onDone={(done) => {
            setAsking(null);
            setTaken(done);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Section>
  );
}
