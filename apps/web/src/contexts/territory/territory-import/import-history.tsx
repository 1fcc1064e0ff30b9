/** Earlier imports: counts, person and date of each, and undo. */

import { isBordersOnly } from '@sheaf/rules/territory/territory-import/plan';
import { shortDate } from '#platform/dates.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { ImportRow } from '#ui/import-row.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { addressesIn, type ListedImport } from './territory-import-reply.ts';

function madeBy(t: Translate, counts: ListedImport['counts']): string {
  if (isBordersOnly(counts)) return t('imports:history.borders', { count: counts.boundaries });
  const [maps, addresses] = [counts.maps_new, addressesIn(counts)];
  // An import of assignments only is described by these.
  if (maps + addresses === 0 && counts.assignments > 0)
    return t('imports:history.assignments', { count: counts.assignments });
  return t('imports:history.line', { maps, addresses });
}

function HistoryRow({ row, onRollback }: { row: ListedImport; onRollback: () => void }) {
  const { t } = useTexts();
  const name = t(`imports:format.${row.format}`);
  const by = t('imports:history.by', { date: shortDate(row.imported_at), name: row.imported_by.full_name });
  return (
    <ImportRow
      name={name}
      fileName={row.file_name}
      made={madeBy(t, row.counts)}
      by={by}
      rolledBack={
        row.taken_back_at &&
        t('imports:history.takenBack', {
          date: shortDate(row.taken_back_at),
          name: row.taken_back_by?.full_name ?? '',
        })
      }
      labels={{
        action: t('imports:takeBack.action'),
        label: t('imports:takeBack.label', { what: `${name}, ${by}` }),
      }}
      onRollback={onRollback}
    />
  );
}

export function ImportHistory({ onRollback }: { onRollback: (row: ListedImport) => void }) {
  const { t } = useTexts();
  const imports = useRead('territoryImport.listImports');
  return (
    <Section title={t('imports:history.title')}>
      <QueryState query={imports} skeleton={{ height: 88, count: 2 }}>
        {(rows) =>
          rows.length === 0 ? (
            <Hint>{t('imports:history.none')}</Hint>
          ) : (
            <Card>
              {rows.map((row) => (
                <HistoryRow key={row.id} row={row} onRollback={() => onRollback(row)} />
              ))}
            </Card>
          )
        }
      </QueryState>
    </Section>
  );
}
