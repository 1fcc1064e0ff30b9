/** Figures of a service year from before Sheaf had the reports: list, add, edit, delete (REPORTS-R22). */
import { Button } from '@mantine/core';
import { columnsOf, monthOfTotals } from '@sheaf/rules/reports/totals';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { call, newKey } from '#platform/api.ts';
import { monthName } from '#platform/dates.ts';
import { refreshAfter } from '#platform/queries.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { CarriedSheet, type CarriedTotals } from './carried-sheet.tsx';

function useRemoval() {
  const { t } = useTexts();
  const removed = useRef<Omit<CarriedTotals, 'id'>>(null);
  const removal = useWrite('reports.deleteCarriedTotals', {
    success: () => {
      const [body, key] = [removed.current!, newKey()];
      toasts.show(t('reports:carried.removed'), async () => {
        await call('reports.saveCarriedTotals', { body, key });
        await refreshAfter('reports.saveCarriedTotals');
        return t('reports:carried.back');
      });
    },
  });
  const remove = ({ id, ...row }: CarriedTotals): void => {
    removed.current = row;
    removal.mutate({ params: { id } });
  };
  return { remove, error: removal.error };
}

export function CarriedSection({ year }: { year: number }) {
  const { t } = useTexts();
  const read = useRead('reports.listCarriedTotals');
  const totals = useRead('reports.readTotals', { params: { year } });
  const counted = new Set((totals.data ?? []).filter(({ reported }) => reported > 0).map(monthOfTotals));
  const [editing, setEditing] = useState<CarriedTotals | 'new' | null>(null);
  const { remove, error } = useRemoval();
  const nameOf = ({ month, group }: CarriedTotals) => ({
    month: monthName(month.slice(0, 7), 'long'),
    group: t(`reports:group.${group}`),
  });
  const lineOf = (row: CarriedTotals): string =>
    joinTexts(
      [
        counted.has(row.month) && t('reports:carried.notCounted'),
        t('reports:carried.line', { count: row.count }),
        ...columnsOf(year)
          .filter((name) => row[name] > 0)
          .map((name) => `${t(`reports:figure.${name}`)} ${row[name]}`),
      ],
      ' · ',
    );
  return (
    <Section title={t('reports:carried.title')}>
      <Hint small>{t('reports:carried.text')}</Hint>
      <FailureNotice error={error} />
      <QueryState query={read} skeleton={{ height: 64 }}>
        {(all) => {
          const rows = all.filter(({ month }) => serviceYearOf(month) === year);
          if (rows.length === 0) return <Hint small>{t('reports:carried.none')}</Hint>;
          return (
            <Card>
              {rows.map((row) => (
                <ListRow
                  key={row.id}
                  title={`${nameOf(row).month}${t('shell:comma')}${nameOf(row).group}`}
                  line={lineOf(row)}
                  trailing={
                    <RowMenu
                      what={t('reports:carried.edit', nameOf(row))}
                      items={[
                        {
                          label: t('reports:carried.change', nameOf(row)),
                          icon: <IconPencil aria-hidden="true" />,
                          onClick: () => setEditing(row),
                        },
                        {
                          label: t('reports:carried.remove', nameOf(row)),
                          icon: <IconTrash aria-hidden="true" />,
                          onClick: () => remove(row),
                        },
                      ]}
                    />
                  }
                />
              ))}
            </Card>
          );
        }}
      </QueryState>
      <Button variant="default" fullWidth onClick={() => setEditing('new')}>
        {t('reports:carried.add')}
      </Button>
      {editing && (
        <CarriedSheet
          row={editing === 'new' ? null : editing}
          serviceYear={year}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}
