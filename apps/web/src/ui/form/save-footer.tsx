/** Footer of every form: errors, another person's version for comparison, and the save button. */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { ErrorNotice } from '../notice.tsx';
import classes from './save-footer.module.css';
import type { RecordFormState } from './use-record-form.ts';

export interface ToldValue {
  label: string;
  value: string;
}

export interface SaveFooterProps<Values> {
  form: RecordFormState<Values>;
  /** Formats the values, identifying fields first; omitted for a new record, which has no other version. */
  tell?: (values: Values) => ToldValue[];
  verb?: string;
  /** Shown after an attempt to save an incomplete form, if no field shows an error. */
  lacking?: string;
  /** Outlined instead of filled, because another form of the page has the filled button. */
  light?: boolean;
}

function Conflict<Values>({ form, tell }: SaveFooterProps<Values>) {
  const { t } = useTexts();
  const mine = tell?.(form.conflict!.mine) ?? [];
  const theirs = tell?.(form.conflict!.values) ?? [];
  const differing = theirs.flatMap(({ label, value }, index) => {
    const own = mine[index]?.value ?? '';
    return own === value ? [] : [{ label, value, own }];
  });
  return (
    <>
      <div className={classes.conflict} role="alert">
        <p className={classes.title}>{t('shell:changed.title')}</p>
        {differing.length > 0 && (
          <table className={classes.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">{t('shell:changed.theirs')}</th>
                <th scope="col">{t('shell:changed.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map(({ label, value, own }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <bdi>{value || '–'}</bdi>
                  </td>
                  <td>
                    <bdi>{own || '–'}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <Button variant="default" onClick={form.conflict!.takeTheirs}>
        {t('shell:changed.take')}
      </Button>
      <Button loading={form.pending} onClick={form.conflict!.keepMine}>
        {t('shell:changed.keep')}
      </Button>
    </>
  );
}

export function SaveFooter<Values>(props: SaveFooterProps<Values>) {
  const { t } = useTexts();
  const { form, verb, lacking, light } = props;
  if (form.conflict) return <Conflict {...props} />;
  return (
    <>
      {form.error && (
        <ErrorNotice>{[form.error.message || t('shell:notSaved'), ...form.elsewhere].join(' ')}</ErrorNotice>
      )}
      {lacking && form.attempts > 0 && !form.ready && <ErrorNotice>{lacking}</ErrorNotice>}
      <Button type="submit" loading={form.pending} variant={light ? 'light' : 'filled'}>
        {verb ?? t('shell:save')}
      </Button>
    </>
  );
}
