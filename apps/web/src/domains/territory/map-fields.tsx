/** The fields of a map, by its type (MAPS-D7, MAPS-R16, MAPS-R17). */
import { NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Switch.css';
import { type MapType, mapTypes } from '@sheaf/rules/maps/map-type';
import { isLanguageCode, type LanguageCode } from '@sheaf/rules/territory/language-code';
import { asksLanguage, isNamed } from '@sheaf/rules/territory/map-form';
import type { Reply } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { LanguageField } from './language-field.tsx';
import { useSuburbs } from './territory.queries.ts';

export type MapDetails = Reply<'territory.readMapDetails'>;

export interface MapEntry {
  number: string;
  type: MapType;
  name: string;
  suburb: number | null;
  lang: LanguageCode | null;
  blocks: number;
  letters: boolean;
  complete: string;
}

export const entryOf = (map: MapDetails | null): MapEntry => ({
  number: map?.number ?? '',
  type: map?.type_id ?? 1,
  name: map?.name ?? '',
  suburb: map?.suburb ?? null,
  lang: map?.lang && isLanguageCode(map.lang) ? map.lang : null,
  blocks: map?.blocks ?? 0,
  letters: map?.blocks_as_letters ?? true,
  complete: '',
});

/** What of the entry is sent: nothing that its type is not asked for. */
export const bodyOf = (entry: MapEntry) => ({
  number: entry.number,
  type_id: entry.type,
  name: isNamed(entry.type) ? entry.name : null,
  suburb: isNamed(entry.type) ? null : entry.suburb,
  lang: asksLanguage(entry.type) ? entry.lang : null,
  blocks: entry.blocks,
  blocks_as_letters: entry.letters,
  complete: entry.complete || null,
});

export interface MapFieldsProps {
  entry: MapEntry;
  isNew: boolean;
  onChange: (change: Partial<MapEntry>) => void;
  errorOf: (field: string) => string | undefined;
}

function PlaceField({ entry, onChange, errorOf }: MapFieldsProps) {
  const { t } = useTexts();
  const suburbs = useSuburbs(!isNamed(entry.type)).data ?? [];
  if (isNamed(entry.type))
    return (
      <TextInput
        label={t('territory:form.name')}
        value={entry.name}
        maxLength={60}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        error={errorOf('name')}
      />
    );
  return (
    <NativeSelect
      label={t('territory:form.suburb')}
      description={t('territory:form.suburbHint')}
      value={String(entry.suburb ?? '')}
      onChange={(event) => onChange({ suburb: Number(event.currentTarget.value) || null })}
      data={[
        { value: '', label: t('territory:form.noSuburb') },
        ...suburbs.map(({ id, suburb }) => ({ value: String(id), label: suburb })),
      ]}
      error={errorOf('suburb')}
    />
  );
}

export function MapFields(props: MapFieldsProps) {
  const { entry, isNew, onChange, errorOf } = props;
  const { t } = useTexts();
  return (
    <>
      <TextInput
        label={t('territory:form.number')}
        value={entry.number}
        maxLength={10}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
        error={errorOf('number')}
      />
      {isNew ? (
        <NativeSelect
          label={t('territory:form.type')}
          value={String(entry.type)}
          onChange={(event) => onChange({ type: Number(event.currentTarget.value) as MapType })}
          data={mapTypes.map((type) => ({ value: String(type), label: t(`maps:legend.${type}`) }))}
          error={errorOf('type_id')}
        />
      ) : (
        <TextInput
          label={t('territory:form.type')}
          description={t('territory:form.typeFixed')}
          value={t(`maps:legend.${entry.type}`)}
          readOnly
          error={errorOf('type_id')}
        />
      )}
      <PlaceField {...props} />
      {asksLanguage(entry.type) && (
        <LanguageField value={entry.lang} onChange={(lang) => onChange({ lang })} error={errorOf('lang')} />
      )}
      <NumberInput
        label={t('territory:form.blocks')}
        value={entry.blocks}
        min={0}
        max={500}
        hideControls
        onChange={(value) => onChange({ blocks: Math.trunc(Number(value)) || 0 })}
        error={errorOf('blocks')}
      />
      <Switch
        label={t('territory:form.letters')}
        checked={entry.letters}
        onChange={(event) => onChange({ letters: event.currentTarget.checked })}
      />
      {isNew && (
        <TextInput
          type="date"
          label={t('territory:form.complete')}
          description={t('territory:form.completeHint')}
          value={entry.complete}
          onChange={(event) => onChange({ complete: event.currentTarget.value })}
          error={errorOf('complete')}
        />
      )}
    </>
  );
}
