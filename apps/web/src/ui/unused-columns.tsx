/** Columns of a file that an import ignores, each with its first value and the number of filled rows. */
import type { UnusedColumn } from '@sheaf/rules/files/unused-columns';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from './card.tsx';
import { ListRow } from './list-row.tsx';

interface UnusedColumnsProps {
  columns: readonly UnusedColumn[];
  children?: ReactNode;
}

export function UnusedColumns({ columns, children }: UnusedColumnsProps) {
  const { t } = useTexts();
  if (columns.length === 0) return null;
  return (
    <Section title={t('imports:unused')}>
      <Card>
        {columns.map(({ column, values, sample }) => (
          <ListRow
            key={column}
            title={<bdi>{column}</bdi>}
            line={<bdi>{t('imports:match.samples', { values: sample })}</bdi>}
            value={t('imports:values', { count: values })}
          />
        ))}
        {children}
      </Card>
    </Section>
  );
}
