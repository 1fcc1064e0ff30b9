/** ADDR-S5: a door where another language is spoken; found on any map, listed on the map of its language. */

import { Button, TextInput } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import { isLanguageCode, type LanguageCode } from '@sheaf/rules/territory/language-code';
import { useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StreetField } from '../addresses/address-lists.door.ts';
import type { MapPage } from '../maps/map-list.door.ts';
import { LanguageField } from './language-field.tsx';
import { useAddForeign, useEditForeign } from './territory.queries.ts';

export type ForeignRow = NonNullable<MapPage['foreign']>[number];

const nameOf = (row: ForeignRow): string => addressText({ ...row, street: row.street_name });

const entryOf = (row: ForeignRow | null, page: MapPage) => ({
  street: row?.street ?? page.streets[0]!.id,
  house: row?.house ?? '',
  suffix: row?.suffix ?? '',
  unit: row?.unit ?? '',
  lang: (row && isLanguageCode(row.lang) ? row.lang : null) as LanguageCode | null,
});

export interface ForeignSheetProps {
  page: MapPage;
  row: ForeignRow | null;
  onClose: () => void;
}

export function ForeignSheet({ page, row, onClose }: ForeignSheetProps) {
  const { t } = useTexts();
  const add = useAddForeign();
  const edit = useEditForeign();
  const saving = row ? edit : add;
  const [entry, setEntry] = useState(() => entryOf(row, page));
  const set = (change: Partial<typeof entry>): void => setEntry((now) => ({ ...now, ...change }));
  // Found on another map and listed here for its language: its streets are not this map's.
  const isElsewhere = row !== null && !page.streets.some(({ id }) => id === row.street);
  const errorOf = fieldErrors(saving.error);
  const theirs = theirsOf<ForeignRow>(saving.error);
  const field = (name: 'house' | 'suffix' | 'unit') => ({
    label: t(`addresses:add.${name}`),
    value: entry[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
    error: errorOf(name),
  });
  const save = (version = row?.version): void => {
    if (!entry.lang) return;
    const given = { ...entry, lang: entry.lang };
    if (row) edit.mutate({ id: row.id, ...given, version }, { onSuccess: onClose });
    else add.mutate({ ...given, map: page.map.id }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={row ? t('territory:foreign.edit', { name: nameOf(row) }) : t('territory:foreign.add')}
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
              theirs={[{ label: t('addresses:add.house'), value: nameOf(theirs) }]}
              onTake={onClose}
              onKeep={() => save(theirs.version)}
            />
          ) : (
            <Button
              type="submit"
              loading={saving.isPending}
              disabled={entry.house.trim() === '' || !entry.lang}
            >
              {t('shell:save')}
            </Button>
          )}
        </>
      }
    >
      {isElsewhere ? (
        <TextInput
          label={t('addresses:add.street')}
          description={t('territory:foreign.elsewhere')}
          value={row.street_name}
          readOnly
        />
      ) : (
        <StreetField
          page={page}
          value={entry.street}
          onChange={(street) => set({ street })}
          error={errorOf('street')}
        />
      )}
      <TextInput {...field('house')} inputMode="numeric" />
      <TextInput {...field('suffix')} description={t('addresses:add.suffixHint')} />
      <TextInput {...field('unit')} />
      <LanguageField value={entry.lang} onChange={(lang) => set({ lang })} error={errorOf('lang')} />
    </Sheet>
  );
}
