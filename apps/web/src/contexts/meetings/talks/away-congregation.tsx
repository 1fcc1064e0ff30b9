/** AWAY-S3, steps 1 and 2: the congregation that a speaker visits, or one that is not listed. */
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { notListed } from '@sheaf/rules/meetings/talks/away-talk';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { meetsText } from '#contexts/meetings/speakers/directory-labels.api.ts';
import { fieldErrors } from '#platform/field-errors.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { isFound } from '#platform/search.ts';
import { useTexts } from '#platform/texts.ts';
import { useCountries } from '#platform/use-countries.ts';
import { useRead } from '#platform/use-read.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import { Hint } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AwayTalk, Draft, Host, NewHost } from './away-draft.ts';
import classes from './talks.module.css';

const forEver = { staleTime: Number.POSITIVE_INFINITY };
const days = [0, 1, 2, 3, 4, 5, 6] as const;
const plain = { error: undefined, least: undefined, most: undefined };

function PlaceChoice({ draft, change }: Pick<Draft, 'draft' | 'change'>) {
  const { t } = useTexts();
  const countries = useCountries();
  const regions = (useRead('places.listRegions', {}, forEver).data ?? []).filter(
    ({ country_id }) => country_id === draft.country,
  );
  const named = (list: readonly { id: number; name: string }[], all: string) => [
    { value: '0', label: all },
    ...list.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className={classes.place}>
      <NativeSelect
        aria-label={t('speakers:form.country')}
        value={String(draft.country)}
        data={named(countries, t('speakers:allCountries'))}
        onChange={({ currentTarget }) => change({ country: currentTarget.value, region: 0 })}
      />
      <NativeSelect
        aria-label={t('speakers:form.region')}
        value={String(draft.region)}
        data={named(regions, t('speakers:allRegions'))}
        onChange={({ currentTarget }) =>
          change({
            country: draft.country,
            region: currentTarget.value,
            host: draft.host === notListed ? notListed : 0,
          })
        }
      />
    </div>
  );
}

interface RowProps {
  name: string;
  line?: string;
  warning?: string | undefined;
  checked: boolean;
  onChoose: () => void;
  icon: 'congregation' | 'new';
}

function HostRow({ name, line, warning, checked, onChoose, icon }: RowProps) {
  const Icon = icon === 'new' ? IconPlus : IconBuildingCommunity;
  return (
    <label className={classes.host}>
      <span className={classes.hostIcon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={classes.text}>
        <bdi className={classes.name}>{name}</bdi>
        {line && <bdi className={classes.line}>{line}</bdi>}
        {warning && <bdi className={classes.warning}>{warning}</bdi>}
      </span>
      <input type="radio" name="host" checked={checked} onChange={onChoose} />
    </label>
  );
}

interface FindProps extends Draft {
  hosts: readonly Host[] | undefined;
  /** Other talks elsewhere in that week, without the edited one. */
  others: readonly AwayTalk[];
}

/** A congregation without a region is listed under all regions, because it could not be found otherwise. */
const isThere = (host: Host, { country, region }: { country: number; region: number }): boolean =>
  (country === 0 || host.country_id === null || host.country_id === country) &&
  (region === 0 || host.region_id === null || host.region_id === region);

export function FindCongregation({ draft, change, hosts, others }: FindProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  if (!hosts) return <Skeleton height={64} count={4} />;
  const found = hosts.filter(
    (host) =>
      host.id === draft.host ||
      (isThere(host, draft) && isFound(search, host.name, host.circuit, host.suburb)),
  );
  return (
    <>
      <PlaceChoice draft={draft} change={change} />
      <SearchField label={t('away:searchHost')} value={search} onChange={setSearch} />
      <fieldset className={classes.talks}>
        <legend className="visually-hidden">{t('away:step.congregation')}</legend>
        {found.map((host) => {
          const there = others.find(({ congregation_id }) => congregation_id === host.id);
          return (
            <HostRow
              key={host.id}
              icon="congregation"
              name={host.name}
              line={meetsText(t, host)}
              warning={there && t('away:goes', { name: there.speaker })}
              checked={draft.host === host.id}
              onChoose={() => change({ host: host.id })}
            />
          );
        })}
        <HostRow
          icon="new"
          name={t('away:notListed')}
          checked={draft.host === notListed}
          onChoose={() => change({ host: notListed })}
        />
      </fieldset>
      {draft.host === notListed && draft.region === 0 && <Hint>{t('away:needsRegion')}</Hint>}
    </>
  );
}

interface AddProps extends Pick<Draft, 'newHost' | 'setNewHost'> {
  error: Error | null;
}

/** Form of a congregation that is not in the directory (AWAY-R3). */
export function AddCongregation({ newHost, setNewHost, error }: AddProps) {
  const { t } = useTexts();
  const wrong = fieldErrors(error);
  const set = (values: Partial<NewHost>): void => setNewHost({ ...newHost, ...values });
  const text = (field: 'name' | 'suburb' | 'postcode' | 'address' | 'ptc', label: string) => (
    <TextField
      {...plain}
      error={wrong(field === 'ptc' ? 'email' : field)}
      label={label}
      required={field !== 'suburb'}
      value={newHost[field]}
      {...(field === 'ptc' && { type: 'email' })}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <div className={classes.fields}>
      {text('name', t('speakers:form.name'))}
      {text('address', t('speakers:form.address'))}
      {text('suburb', t('speakers:form.suburb'))}
      {text('postcode', t('speakers:form.postcode'))}
      {text('ptc', t('away:ptc'))}
      <SelectField
        {...plain}
        required={false}
        label={t('speakers:form.day')}
        value={newHost.public_day}
        choices={days.map((value) => ({ value, label: t(phraseIn('speakers:day', String(value))) }))}
        onChange={(public_day) => set({ public_day })}
      />
      <TimeField
        {...plain}
        required
        label={t('speakers:form.time')}
        value={newHost.public_start_time}
        onChange={(public_start_time) => set({ public_start_time })}
      />
    </div>
  );
}
