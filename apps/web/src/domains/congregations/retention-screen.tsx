/** X-RETAIN: how long what is kept, and how much of it goes tonight. */
import { Button } from '@mantine/core';
import { mostMonths, type RetentionMonths, retained } from '@sheaf/rules/congregations/retention';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { queryClient } from '../../platform/queries.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './congregations.module.css';
import { CountField } from './count-field.tsx';

type Retention = Reply<'congregations.readRetention'>;

const queryKey = ['congregations.readRetention'];
const useSaveRetention = () =>
  useAction(
    (body: RetentionMonths & { version: number }, key) => call('congregations.saveRetention', { body, key }),
    { success: (saved) => queryClient.setQueryData(queryKey, saved) },
  );

function Form({ retention }: { retention: Retention }) {
  const { t } = useTexts();
  const permits = usePermits();
  const saving = useSaveRetention();
  const [seen, setSeen] = useState(retention);
  const [months, setMonths] = useState<RetentionMonths>(retention.months);
  const changed = retained.some((what) => months[what] !== seen.months[what]);
  useUnsaved(changed);
  const theirs = theirsOf<Retention>(saving.error);
  const errorOf = fieldErrors(saving.error);
  const save = (): void =>
    saving.mutate({ ...months, version: (theirs ?? seen).version }, { onSuccess: setSeen });
  const hint = (what: (typeof retained)[number]): string => {
    if (months[what] === 0) return t('congregations:retention.forever');
    return months[what] === seen.months[what]
      ? t('congregations:retention.due', { count: seen.due[what] })
      : t('congregations:retention.unknown');
  };
  return (
    <form
      className={`${classes.form} ${classes.apart}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Card>
        <div className={classes.fields}>
          {retained.map((what) => (
            <CountField
              key={what}
              label={t(`congregations:retention.what.${what}`)}
              description={hint(what)}
              value={months[what]}
              max={mostMonths}
              error={errorOf(what)}
              onChange={(value) => {
                if (saving.isSuccess) saving.reset();
                setMonths((now) => ({ ...now, [what]: value }));
              }}
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
      <div className={classes.footer}>
        {saving.isError && (
          <ErrorNotice>
            {theirs ? t('congregations:retention.changed') : formError(saving.error, t('shell:failed'))}
          </ErrorNotice>
        )}
        {saving.isSuccess && <p role="status">{t('congregations:saved')}</p>}
        <Button type="submit" loading={saving.isPending} disabled={!changed}>
          {t('shell:save')}
        </Button>
      </div>
    </form>
  );
}

export function RetentionScreen() {
  const { t } = useTexts();
  const { data, error, isPending } = useQuery({
    queryKey,
    queryFn: () => call('congregations.readRetention'),
  });
  return (
    <div className={classes.page}>
      <title>{`${t('congregations:retention.title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('congregations:retention.title')} back />
      <p className={classes.about}>{t('congregations:retention.text')}</p>
      {isPending && <Skeleton height={74} count={4} />}
      {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
      {data && <Form retention={data} />}
    </div>
  );
}
