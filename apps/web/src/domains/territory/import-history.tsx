/** Earlier imports: what each made, who did it and when, and the way back. */
import { Button } from '@mantine/core';
import { shortDate } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './import.module.css';
import { addressesIn, type ListedImport, useImports } from './import.queries.ts';

function ImportRow({ row, onTakeBack }: { row: ListedImport; onTakeBack: () => void }) {
  const { t } = useTexts();
  const name = t(`imports:format.${row.format}`);
  const by = t('imports:history.by', {
    date: shortDate(row.imported_at),
    name: row.imported_by.full_name,
  });
  const takenBack =
    row.taken_back_at !== null &&
    t('imports:history.takenBack', {
      date: shortDate(row.taken_back_at),
      name: row.taken_back_by?.full_name ?? '',
    });
  const made = t('imports:history.line', {
    maps: row.counts.maps_new,
    addresses: addressesIn(row.counts),
  });
  return (
    <ListRow
      title={name}
      line={
        <>
          <bdi>{row.file_name}</bdi>
          <br />
          {takenBack || (
            <>
              {made}
              <br />
              {by}
            </>
          )}
        </>
      }
      trailing={
        !takenBack && (
          <Button
            variant="light"
            aria-label={t('imports:takeBack.label', { what: `${name}, ${by}` })}
            onClick={onTakeBack}
          >
            {t('imports:takeBack.action')}
          </Button>
        )
      }
    />
  );
}

export function ImportHistory({ onTakeBack }: { onTakeBack: (row: ListedImport) => void }) {
  const { t } = useTexts();
  const { data, error, isPending } = useImports();
  return (
    <Section title={t('imports:history.title')}>
      {isPending && <Skeleton height={88} count={2} />}
      {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
      {data?.length === 0 && <p className={classes.text}>{t('imports:history.none')}</p>}
      {data && data.length > 0 && (
        <Card>
          {data.map((row) => (
            <ImportRow key={row.id} row={row} onTakeBack={() => onTakeBack(row)} />
          ))}
        </Card>
      )}
    </Section>
  );
}
