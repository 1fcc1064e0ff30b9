/** Retention periods, and the number of rows deleted tonight (X-RETAIN). */
import { mostMonths, retained } from '@sheaf/rules/people/congregations/retention';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import type { Reply } from '#platform/api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordForm } from '#ui/form/record-form.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './congregations.module.css';

type Retention = Reply<'congregations.readRetention'>;
type RetainedKind = (typeof retained)[number];
type Months = Record<RetainedKind, number | null>;

const valuesOf = (row: Retention | null): Months =>
  row?.months ?? { not_at_homes: 0, notes: 0, messages: 0, journal: 0 };

const bodyOf = ({ not_at_homes, notes, messages, journal }: Months) => ({
  not_at_homes: not_at_homes ?? 0,
  notes: notes ?? 0,
  messages: messages ?? 0,
  journal: journal ?? 0,
});

function Form({ retention }: { retention: Retention }) {
  const { t } = useTexts();
  const permits = usePermits();
  const form = useRecordForm({
    operation: 'congregations.saveRetention',
    row: retention,
    valuesOf,
    bodyOf,
    next: (saved) => saved,
  });
  const hint = (what: RetainedKind): string => {
    const months = form.values[what];
    if (!months) return t('congregations:retention.forever');
    return months === retention.months[what]
      ? t('congregations:retention.due', { count: retention.due[what] })
      : t('congregations:retention.unknown');
  };
  return (
    <RecordForm
      form={form}
      tell={(values) =>
        retained.map((what) => ({
          label: t(`congregations:retention.what.${what}`),
          value: String(values[what] ?? 0),
        }))
      }
      maySave
      onPage
      onlyChanged
      savedText={t('congregations:saved')}
    >
      <Card>
        <div className={classes.fields}>
          {retained.map((what) => (
            <NumberField
              key={what}
              {...form.field(what)}
              label={t(`congregations:retention.what.${what}`)}
              description={hint(what)}
              least={0}
              most={mostMonths}
            />
          ))}
        </div>
      </Card>
      {permits.has('settings.roles.edit') && (
        <Card>
          <ListRow
            to="/settings/jobs/"
            icon={<IconMoon aria-hidden="true" />}
            title={t('congregations:retention.report')}
          />
        </Card>
      )}
    </RecordForm>
  );
}

export function RetentionScreen() {
  const { t } = useTexts();
  const retention = useRead('congregations.readRetention');
  return (
    <Page title={t('congregations:retention.title')} back>
      <p>{t('congregations:retention.text')}</p>
      <QueryState query={retention} skeleton={{ height: 74, count: 4 }}>
        {(row) => <Form retention={row} />}
      </QueryState>
    </Page>
  );
}
