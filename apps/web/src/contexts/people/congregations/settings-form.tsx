/**
 * Shared layout of the settings forms, which merge another person's changes to other fields automatically
 * (SETTINGS-O5).
 */
import type { ReactNode } from 'react';
import type { Reply } from '#platform/api.ts';
import { checkSession } from '#platform/check-session.ts';
import { useTexts } from '#platform/texts.ts';
import type { Body } from '#platform/use-write.ts';
import { RecordForm } from '#ui/form/record-form.tsx';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { type RecordFormState, useRecordForm } from '#ui/form/use-record-form.ts';
import { Page } from '#ui/page.tsx';
import { QueryState, type QueryStateProps } from '#ui/query-state.tsx';
import classes from './congregations.module.css';
import { useCongregation } from './congregations.queries.ts';

export type Settings = Reply<'congregations.readCongregation'>;

export interface SettingsFormProps<Values> {
  title: string;
  valuesOf: (settings: Settings) => Values;
  /** Null while the values are incomplete (COMMON-R8). */
  bodyOf: (values: Values) => Body<'congregations.editCongregation'> | null;
  /** Required fields that the contract does not require. */
  needs?: (values: Values) => readonly (keyof Values & string)[];
  /** Maps the server's field names to the form's. */
  fieldOf?: (name: string) => string;
  tell: (values: Values) => ToldValue[];
  /** Queries that decide which fields there are. */
  along?: QueryStateProps<Settings>['along'];
  children: (form: RecordFormState<Values>) => ReactNode;
}

function Form<Values extends Record<string, unknown>>(
  props: SettingsFormProps<Values> & { settings: Settings },
) {
  const { settings, valuesOf, bodyOf, needs, fieldOf, tell, children } = props;
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'congregations.editCongregation',
    row: settings,
    valuesOf: (row: Settings | null) => valuesOf(row ?? settings),
    bodyOf,
    ...(needs && { needs }),
    ...(fieldOf && { fieldOf }),
    merges: true,
    next: (saved) => saved,
    // Name, clock and time zone are also part of the session.
    onTold: () => void checkSession(),
  });
  return (
    <RecordForm form={form} tell={tell} maySave onPage onlyChanged savedText={t('congregations:saved')}>
      <div className={classes.sections}>{children(form)}</div>
    </RecordForm>
  );
}

export function SettingsForm<Values extends Record<string, unknown>>(props: SettingsFormProps<Values>) {
  const settings = useCongregation();
  return (
    <Page title={props.title} back>
      <QueryState
        query={settings}
        {...(props.along && { along: props.along })}
        skeleton={{ height: 74, count: 6 }}
      >
        {(row) => <Form {...props} settings={row} />}
      </QueryState>
    </Page>
  );
}
