/** The Details tab: the map's own fields, and what someone else made of them meanwhile (MAPS-O10). */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { Card } from '../../ui/card.tsx';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { bodyOf, entryOf, type MapDetails, MapFields } from './map-fields.tsx';
import classes from './territory.module.css';
import { useSaveMap } from './territory.queries.ts';

export function MapForm({ map, onRenumbered }: { map: MapDetails; onRenumbered: (number: string) => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const saving = useSaveMap();
  // What is typed stays as it is when the map is read again; only its own saving or "take theirs" moves it on.
  const [seen, setSeen] = useState(map);
  const [entry, setEntry] = useState(() => entryOf(map));
  useUnsaved(JSON.stringify(entry) !== JSON.stringify(entryOf(seen)));
  const theirs = theirsOf<MapDetails>(saving.error);
  const take = (now: MapDetails): void => {
    setSeen(now);
    setEntry(entryOf(now));
  };
  const save = (version: number): void =>
    saving.mutate(
      { id: map.id, ...bodyOf(entry), version },
      {
        onSuccess: (saved) => {
          take(saved);
          if (saved.number !== map.number) onRenumbered(saved.number);
        },
      },
    );
  return (
    <Card label={t('territory:tabs.details')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(seen.version);
        }}
      >
        <MapFields
          entry={entry}
          isNew={false}
          onChange={(change) => {
            if (saving.isSuccess) saving.reset();
            setEntry((now) => ({ ...now, ...change }));
          }}
          errorOf={fieldErrors(saving.error)}
        />
        <p className={classes.hint}>
          {map.last_completed
            ? t('territory:form.last', { date: shortDate(map.last_completed) })
            : t('territory:form.never')}
        </p>
        {saving.isError && !theirs && <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>}
        {theirs && (
          <ChangedNotice
            theirs={[
              { label: t('territory:form.number'), value: theirs.number },
              { label: t('territory:form.name'), value: theirs.name ?? '' },
              { label: t('territory:form.blocks'), value: String(theirs.blocks) },
            ]}
            onTake={() => {
              take(theirs);
              saving.reset();
            }}
            onKeep={() => save(theirs.version)}
          />
        )}
        {saving.isSuccess && <p role="status">{t('territory:form.saved')}</p>}
        {permits.has('settings.maps.edit') && !theirs && (
          <Button type="submit" loading={saving.isPending}>
            {t('shell:save')}
          </Button>
        )}
      </form>
    </Card>
  );
}
