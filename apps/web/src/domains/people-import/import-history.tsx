/** Earlier imports of people, and the way back: who goes, and who stays and why. */
import { useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ImportRow } from '../../ui/import-row.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Question } from '../../ui/question.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './people-import.module.css';
import {
  type PeopleImport,
  type TakenBack,
  usePeopleImports,
  useTakeBackPeople,
} from './people-import.queries.ts';

function TakeBackQuestion({
  id,
  onDone,
  onClose,
}: {
  id: number;
  onDone: (result: TakenBack) => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const taking = useTakeBackPeople();
  return (
    <Question
      title={t('people:files.takeBack.title')}
      text={t('people:files.takeBack.text')}
      words={{
        confirm: t('people:files.takeBack.action'),
        cancel: t('shell:cancel'),
        close: t('shell:close'),
      }}
      problem={taking.error ? taking.error.message || t('shell:failed') : undefined}
      pending={taking.isPending}
      onConfirm={() => taking.mutate(id, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p className={classes.hint}>{t('people:files.takeBack.limit')}</p>
    </Question>
  );
}

function Result({ result }: { result: TakenBack }) {
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

function HistoryRow({ row, onTakeBack }: { row: PeopleImport; onTakeBack: () => void }) {
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
      takenBack={
        row.taken_back_at &&
        t('people:files.history.takenBack', {
          date: shortDate(row.taken_back_at),
          name: row.taken_back_by?.full_name ?? '',
        })
      }
      words={{
        action: t('people:files.takeBack.action'),
        label: t('people:files.takeBack.label', { what: `${name}, ${by}` }),
      }}
      onTakeBack={onTakeBack}
    />
  );
}

/** @param onTakenBack the report of the import above says nothing true any more. */
export function ImportHistory({ onTakenBack }: { onTakenBack: () => void }) {
  const { t } = useTexts();
  const { data, error, isPending } = usePeopleImports();
  const [asking, setAsking] = useState<number | null>(null);
  const [result, setResult] = useState<TakenBack | null>(null);
  return (
    <>
      {result && <Result result={result} />}
      <Section title={t('people:files.history.title')}>
        {isPending && <Skeleton height={88} count={2} />}
        {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
        {data?.length === 0 && <p className={classes.hint}>{t('people:files.history.none')}</p>}
        {data && data.length > 0 && (
          <Card>
            {data.map((row) => (
              <HistoryRow key={row.id} row={row} onTakeBack={() => setAsking(row.id)} />
            ))}
          </Card>
        )}
      </Section>
      {asking !== null && (
        <TakeBackQuestion
          id={asking}
          onDone={(taken) => {
            setAsking(null);
            setResult(taken);
            onTakenBack();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
