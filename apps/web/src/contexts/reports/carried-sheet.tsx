/** Sheet with the figures of a group in a month before Sheaf had the reports (REPORTS-R22). */
import { columnsOf, type ReportGroup, reportGroups } from '@sheaf/rules/reports/totals';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import type { Reply } from '#platform/api.ts';
import { monthName, today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';

export type CarriedTotals = Reply<'reports.listCarriedTotals'>[number];

const yearsBack = 30;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const valuesOf = (row: CarriedTotals | null, serviceYear: number) => ({
  year: row ? row.month.slice(0, 4) : String(serviceYear - 1),
  monthOfYear: row ? row.month.slice(5, 7) : '09',
  group: row?.group ?? ('pub' as ReportGroup),
  count: row?.count ?? null,
  hours: row?.hours ?? null,
  studies: row?.studies ?? null,
  special_hours: row?.special_hours ?? null,
  placements: row?.placements ?? null,
  videos: row?.videos ?? null,
  return_visits: row?.return_visits ?? null,
});

type Values = ReturnType<typeof valuesOf>;

const monthOf = ({ year, monthOfYear }: Values): string => `${year}-${monthOfYear}-01`;

interface CarriedSheetProps {
  /** Null for new figures, which default to this service year. */
  row: CarriedTotals | null;
  serviceYear: number;
  onClose: () => void;
}

function useCarriedForm({ row, serviceYear, onClose }: CarriedSheetProps) {
  const { t } = useTexts();
  return useRecordForm({
    operation: 'reports.saveCarriedTotals',
    row,
    valuesOf: (one) => valuesOf(one, serviceYear),
    needs: () => ['count'],
    sendsBlank: true,
    bodyOf: ({ year, monthOfYear, group, count, ...figures }) =>
      count === null
        ? null
        : {
            month: `${year}-${monthOfYear}-01`,
            group,
            count,
            ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value ?? 0])),
          },
    fieldOf: (name) => (name === 'month' ? 'monthOfYear' : name),
    onTold: ({ month }) =>
      toasts.show(t('reports:carried.saved', { month: monthName(month.slice(0, 7), 'long') })),
    onSaved: onClose,
  });
}

export function CarriedSheet(props: CarriedSheetProps) {
  const { row, onClose } = props;
  const { t } = useTexts();
  const form = useCarriedForm(props);
  const month = monthOf(form.values);
  const newest = Number(today().slice(0, 4));
  const named = (of: string): string => monthName(of.slice(0, 7), 'long');
  const title = row
    ? t('reports:carried.edit', { group: t(`reports:group.${row.group}`), month: named(row.month) })
    : t('reports:carried.add');
  return (
    <RecordSheet form={form} title={title} onClose={onClose}>
      {!row && (
        <>
          <SelectField
            {...form.field('year')}
            label={t('reports:carried.year')}
            choices={Array.from({ length: yearsBack }, (_, back) => String(newest - back)).map((value) => ({
              value,
              label: value,
            }))}
          />
          <SelectField
            {...form.field('monthOfYear')}
            label={t('reports:carried.month')}
            choices={months.map((value) => ({ value, label: named(`${form.values.year}-${value}-01`) }))}
          />
          <SelectField
            {...form.field('group')}
            label={t('reports:carried.group')}
            choices={reportGroups.map((value) => ({ value, label: t(`reports:group.${value}`) }))}
          />
        </>
      )}
      <NumberField {...form.field('count')} label={t('reports:carried.count')} />
      {columnsOf(serviceYearOf(month)).map((name) => (
        <NumberField key={name} {...form.field(name)} required={false} label={t(`reports:figure.${name}`)} />
      ))}
    </RecordSheet>
  );
}
