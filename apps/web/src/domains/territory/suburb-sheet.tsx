/** MAPS-S7: suburb, postcode and region. */

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCountryId } from '../congregations/congregations.door.ts';
import type { MapPage } from '../maps/map-list.door.ts';
import { useAddSuburb, useEditSuburb, useRegions } from './territory.queries.ts';

export type SuburbRow = NonNullable<MapPage['suburbs']>[number];

export function SuburbSheet({
  mapId,
  row,
  onClose,
}: {
  mapId: number;
  row: SuburbRow | null;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const add = useAddSuburb();
  const edit = useEditSuburb();
  const saving = row ? edit : add;
  const country = useCountryId();
  // Of the own country where it is known, and the one that is chosen already.
  const regions = (useRegions().data ?? []).filter(
    (one) => country === null || one.country_id === country || one.id === row?.region_id,
  );
  const [suburb, setSuburb] = useState(row?.suburb ?? '');
  const [code, setCode] = useState(row?.code ?? '');
  const [region, setRegion] = useState(row?.region_id ?? null);
  const errorOf = fieldErrors(saving.error);
  const theirs = theirsOf<SuburbRow>(saving.error);
  const save = (version = row?.version): void => {
    const given = { suburb, code, region_id: region };
    if (row) edit.mutate({ id: row.id, ...given, version }, { onSuccess: onClose });
    else add.mutate({ ...given, map_id: mapId }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={row ? t('territory:suburb.edit', { name: row.suburb }) : t('territory:suburb.add')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => save()}
      footer={
        <>
          {saving.isError && !theirs && (
            <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>
          )}
          {theirs ? (
            <ChangedNotice
              theirs={[
                { label: t('territory:suburb.name'), value: theirs.suburb },
                { label: t('territory:suburb.code'), value: theirs.code ?? '' },
              ]}
              onTake={onClose}
              onKeep={() => save(theirs.version)}
            />
          ) : (
            <Button type="submit" loading={saving.isPending} disabled={suburb.trim() === ''}>
              {t('shell:save')}
            </Button>
          )}
        </>
      }
    >
      <TextInput
        label={t('territory:suburb.name')}
        value={suburb}
        maxLength={60}
        onChange={(event) => setSuburb(event.currentTarget.value)}
        error={errorOf('suburb')}
      />
      <TextInput
        label={t('territory:suburb.code')}
        value={code}
        maxLength={10}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={errorOf('code')}
      />
      {regions.length > 0 && (
        <NativeSelect
          label={t('territory:suburb.region')}
          value={String(region ?? '')}
          onChange={(event) => setRegion(Number(event.currentTarget.value) || null)}
          data={[
            { value: '', label: t('territory:suburb.none') },
            ...regions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          error={errorOf('region_id')}
        />
      )}
    </Sheet>
  );
}
