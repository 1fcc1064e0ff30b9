/** Earlier imports of people with their rollback, which lists people who stay and why. */
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { ImportRow } from '#ui/import-row.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Question } from '#ui/question.tsx';

export type PeopleImport = Reply<'peopleImport.listPeopleImports'>[number];
type RollbackReply = Reply<'peopleImport.rollbackPeople'>;

function RollbackQuestion({
  id,
  onDone,
  onClose,
}: {
  id: number;
  onDone: (result: RollbackReply) => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const taking = useWrite('peopleImport.rollbackPeople');
  return (
    <Question
      title={t('people:files.takeBack.title')}
      text={t('people:files.takeBack.text')}
      labels={{
        confirm: t('people:files.takeBack.action'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
      error={taking.error}
      pending={taking.isPending}
      onConfirm={() => taking.mutate({ params: { id } }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <Hint small>{t('people:files.takeBack.limit')}</Hint>
    </Question>
  );
}

function Result({ result }: { result: RollbackReply }) {
  const { t } = useTexts();
  return (
    <>
      <Card padded>
        <p role="status">{t('people:files.takeBack.done', { count: result.removed })}</p>
      </Card>
      {result.kept.length > 0 && (
        <Section title={t('people:files.takeBack.kept')}>
          <Card>
            {result.kept.map(({ id, full_name, reason }) => (
              <ListRow
                key={id}
                to={`/settings/users/${id}/`}
                title={<bdi>{full_name}</bdi>}
                line={t(`people:files.takeBack.reason.${reason}`)}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  );
}

function HistoryRow({ row, onRollback }: { row: PeopleImport; onRollback: () => void }) {
  const { t } = useTexts();
  const name = t(`people:files.format.${row.format}`);
  const by = t('people:files.history.by', {
    date: shortDate(row.imported_at),
    name: row.imported_by.full_name,
  });
  return (
    <ImportRow
      name={name}
      fileName={row.file_name}
      made={t('people:files.history.line', { new: row.counts.new, filled: row.counts.filled })}
      by={by}
      rolledBack={
        row.taken_back_at &&
        t('people:files.history.takenBack', {
          date: shortDate(row.taken_back_at),
          name: row.taken_back_by?.full_name ?? '',
        })
      }
      labels={{
        action: t('people:files.takeBack.action'),
        label: t('people:files.takeBack.label', { what: `${name}, ${by}` }),
      }}
      onRollback={onRollback}
    />
  );
}

/** @param onRolledBack called because the report of the import above is no longer valid. */
export function ImportHistory({ onRolledBack }: { onRolledBack: () => void }) {
  const { t } = useTexts();
  const imports = useRead('peopleImport.listPeopleImports');
  const [asking, setAsking] = useState<number | null>(null);
  const [result, setResult] = useState<RollbackReply | null>(null);
  return (
    <>
      {result && <Result result={result} />}
      <Section title={t('people:files.history.title')}>
        <QueryState query={imports} skeleton={{ height: 88, count: 2 }}>
          {(rows) =>
            rows.length === 0 ? (
              <Hint small>{t('people:files.history.none')}</Hint>
            ) : (
              <Card>
                {rows.map((row) => (
                  <HistoryRow key={row.id} row={row} onRollback={() => setAsking(row.id)} />
                ))}
              </Card>
            )
          }
        </QueryState>
      </Section>
      {asking !== null && (
        <RollbackQuestion
          id={asking}
          onDone={(taken) => {
            setAsking(null);
            setResult(taken);
            onRolledBack();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
