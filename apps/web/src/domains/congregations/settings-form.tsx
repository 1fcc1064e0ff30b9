/** The frame of the three forms: one entry, one save, and what someone else made of it meanwhile (SETTINGS-O5). */
import { Button } from '@mantine/core';
import { mergeEdits } from '@sheaf/rules/merge-edits';
import { type ReactNode, useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './congregations.module.css';
import {
  type Settings,
  type SettingsChange,
  useCongregation,
  useEditCongregation,
} from './congregations.queries.ts';

export interface FieldsProps<Entry> {
  entry: Entry;
  change: (change: Partial<Entry>) => void;
  errorOf: (field: string) => string | undefined;
}

export interface SettingsFormProps<Entry> {
  title: string;
  entryOf: (settings: Settings) => Entry;
  bodyOf: (entry: Entry) => SettingsChange;
  /** COMMON-R8: while it is not, nothing can be saved. */
  isValid?: (entry: Entry) => boolean;
  children: (fields: FieldsProps<Entry>) => ReactNode;
}

function Form<Entry>({
  settings,
  entryOf,
  bodyOf,
  isValid = () => true,
  children,
}: SettingsFormProps<Entry> & { settings: Settings }) {
  const { t } = useTexts();
  const saving = useEditCongregation();
  // What is typed stays as it is when the settings are read again; only its own saving or "take theirs" moves it on.
  const [seen, setSeen] = useState(settings);
  const [entry, setEntry] = useState(() => entryOf(settings));
  const changed = JSON.stringify(entry) !== JSON.stringify(entryOf(seen));
  useUnsaved(changed);
  const theirs = theirsOf<Settings>(saving.error);
  // What was refused is red until it is mended, field by field.
  const [sent, setSent] = useState(entry);
  const stands = (field: string): boolean => {
    const [top] = field.split('.') as [keyof Entry];
    return JSON.stringify(entry[top]) === JSON.stringify(sent[top]);
  };
  const refused = fieldErrors(saving.error);
  const take = (now: Settings): void => {
    setSeen(now);
    setEntry(entryOf(now));
  };
  const merge = (theirs: Settings, mine: Entry) => mergeEdits(entryOf(seen), mine, entryOf(theirs));
  // What somebody else saved in other fields meanwhile is no reason to ask.
  const save = (version: number, given: Entry): void => {
    setSent(given);
    const onError = (error: Error): void => {
      const now = theirsOf<Settings>(error);
      const merged = now && merge(now, given);
      if (merged && !merged.clash) save(now.version, merged.row);
    };
    saving.mutate({ ...bodyOf(given), version }, { onSuccess: take, onError });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(seen.version, entry);
      }}
    >
      {children({
        entry,
        change: (change) => {
          if (saving.isSuccess) saving.reset();
          setEntry((now) => ({ ...now, ...change }));
        },
        errorOf: (field) => (stands(field) ? refused(field) : undefined),
      })}
      <div className={classes.footer}>
        {saving.isError && !theirs && <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>}
        {saving.isSuccess && <p role="status">{t('congregations:saved')}</p>}
        {theirs ? (
          <ChangedNotice
            theirs={[{ label: t('congregations:details.name'), value: theirs.name }]}
            onTake={() => {
              take(theirs);
              saving.reset();
            }}
            onKeep={() => save(theirs.version, merge(theirs, entry).row)}
          />
        ) : (
          <Button type="submit" loading={saving.isPending} disabled={!changed || !isValid(entry)}>
            {t('shell:save')}
          </Button>
        )}
      </div>
    </form>
  );
}

export function SettingsForm<Entry>(props: SettingsFormProps<Entry>) {
  const { t } = useTexts();
  const settings = useCongregation();
  return (
    <div className={classes.page}>
      <title>{`${props.title} · ${t('shell:name')}`}</title>
      <TitleBar title={props.title} back />
      {settings.isPending && <Skeleton height={74} count={6} />}
      {settings.isError && !settings.data && (
        <ErrorNotice>{settings.error.message || t('shell:failed')}</ErrorNotice>
      )}
      {settings.data && <Form {...props} settings={settings.data} />}
    </div>
  );
}
