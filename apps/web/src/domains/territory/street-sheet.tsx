/** MAPS-S6: the name of a street and its suburb. */

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { MapPage } from '../maps/map-list.door.ts';
import { useAddStreet, useEditStreet } from './territory.queries.ts';

export type StreetRow = MapPage['streets'][number];

export function StreetSheet({
  page,
  row,
  onClose,
}: {
  page: MapPage;
  row: StreetRow | null;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const add = useAddStreet();
  const edit = useEditStreet();
  const saving = row ? edit : add;
  const [name, setName] = useState(row?.name ?? '');
  const [suburb, setSuburb] = useState(row?.suburb_id ?? null);
  const suburbs = page.suburbs ?? [];
  const errorOf = fieldErrors(saving.error);
  const theirs = theirsOf<StreetRow>(saving.error);
  const save = (version = row?.version): void => {
    const given = { name, suburb_id: suburb };
    if (row) edit.mutate({ id: row.id, ...given, version }, { onSuccess: onClose });
    else add.mutate({ ...given, map_id: page.map.id }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={row ? t('territory:street.edit', { name: row.name }) : t('territory:street.add')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => save()}
      footer={
        <>
          {saving.isError && !theirs && (
            <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>
          )}
          {theirs && (
            <ChangedNotice
              theirs={[{ label: t('territory:street.name'), value: theirs.name }]}
              onTake={onClose}
              onKeep={() => save(theirs.version)}
            />
          )}
          {!theirs && (
            <Button type="submit" loading={saving.isPending} disabled={name.trim() === ''}>
              {t('shell:save')}
            </Button>
          )}
        </>
      }
    >
      <TextInput
        label={t('territory:street.name')}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errorOf('name')}
      />
      {suburbs.length > 0 && (
        <NativeSelect
          label={t('territory:street.suburb')}
          value={String(suburb ?? '')}
          onChange={(event) => setSuburb(Number(event.currentTarget.value) || null)}
          data={[
            { value: '', label: t('territory:street.none') },
            ...suburbs.map((known) => ({ value: String(known.id), label: known.suburb })),
          ]}
          error={errorOf('suburb_id')}
        />
      )}
    </Sheet>
  );
}
