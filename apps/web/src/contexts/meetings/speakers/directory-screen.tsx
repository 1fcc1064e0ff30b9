/** Directory of congregations by circuit with their number of speakers, next to the open one (SPKR-S1). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isFound } from '#platform/search.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useCountries } from '#platform/use-countries.ts';
import { useOpenSaved } from '#platform/use-open-saved.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InPane } from '#ui/in-pane.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ListSummary } from '#ui/list-summary.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { CongregationSheet } from './congregation-sheet.tsx';
import { DeleteCongregation } from './delete-congregation.tsx';
import { type ListedCongregation, meetsText } from './directory-labels.ts';
import { DirectoryTable } from './directory-table.tsx';
import { PartnersCard } from './partners-card.tsx';
import { SharingSheet } from './sharing-sheet.tsx';
import classes from './speakers.module.css';

interface Place {
  country: number | null;
  region: number | null;
}

const numberOf = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));

/** Lists only countries and regions with congregations. */
function PlaceChoice({
  rows,
  place,
  onChange,
}: {
  rows: readonly ListedCongregation[];
  place: Place;
  onChange: (place: Place) => void;
}) {
  const { t } = useTexts();
  const countries = useCountries();
  const regions = useRead('places.listRegions', {}, { staleTime: Number.POSITIVE_INFINITY }).data ?? [];
  // Rendered with the rows and filled with names later, so that nothing shifts.
  if (rows.every(({ country_id }) => country_id === null)) return null;
  const there = countries.filter(({ id }) => rows.some((row) => row.country_id === id));
  const within = regions.filter(
    ({ id, country_id }) =>
      (place.country === null || country_id === place.country) && rows.some((row) => row.region_id === id),
  );
  const named = (list: readonly { id: number; name: string }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={classes.place}>
      <NativeSelect
        aria-label={t('speakers:form.country')}
        value={String(place.country ?? '')}
        data={[{ value: '', label: t('speakers:allCountries') }, ...named(there)]}
        onChange={({ currentTarget }) => onChange({ country: numberOf(currentTarget.value), region: null })}
      />
      <NativeSelect
        aria-label={t('speakers:form.region')}
        value={String(place.region ?? '')}
        data={[{ value: '', label: t('speakers:allRegions') }, ...named(within)]}
        onChange={({ currentTarget }) => onChange({ ...place, region: numberOf(currentTarget.value) })}
      />
    </div>
  );
}

/** Groups congregations by circuit; those without one come last. */
function byCircuit(
  rows: readonly ListedCongregation[],
): [circuit: string | null, rows: ListedCongregation[]][] {
  const groups = new Map<string | null, ListedCongregation[]>();
  for (const row of rows) groups.set(row.circuit, [...(groups.get(row.circuit) ?? []), row]);
  return [...groups].sort(([a], [b]) =>
    a === null || b === null
      ? Number(a === null) - Number(b === null)
      : a.localeCompare(b, undefined, { numeric: true }),
  );
}

interface RowsProps {
  rows: readonly ListedCongregation[];
  /** Null without permission to delete. */
  onDelete: ((row: ListedCongregation) => void) | null;
}

/** SPKR-R2: our own congregation and those that use Sheaf cannot be deleted. */
function DirectoryRow({ row, onDelete }: { row: ListedCongregation; onDelete: RowsProps['onDelete'] }) {
  const { t } = useTexts();
  return (
    <div className={classes.congregation}>
      <ListRow
        to={`/settings/speaker-directory/${row.id}/`}
        icon={row.active ? <IconHome aria-hidden="true" /> : <IconBuildingCommunity aria-hidden="true" />}
        title={
          <>
            <bdi>{row.name}</bdi>
            {row.active && <span className={classes.ours}>{t('speakers:ours')}</span>}
          </>
        }
        line={joinTexts([meetsText(t, row), t('speakers:speakerCount', { count: row.speakers })])}
      />
      {onDelete && (
        <IconButton
          label={t('speakers:remove.named', { name: row.name })}
          disabled={row.active || row.scheduling_active}
          onClick={() => onDelete(row)}
        >
          <IconTrash aria-hidden="true" size={20} />
        </IconButton>
      )}
    </div>
  );
}

function Circuits({ rows, onDelete }: RowsProps) {
  const { t } = useTexts();
  return byCircuit(rows).map(([circuit, list]) => (
    <Section
      key={circuit ?? ''}
      title={circuit === null ? t('speakers:noCircuit') : t('speakers:circuit', { circuit })}
      aside={t('speakers:congregations', { count: list.length })}
    >
      <Card>
        {list.map((row) => (
          <DirectoryRow key={row.id} row={row} onDelete={onDelete} />
        ))}
      </Card>
    </Section>
  ));
}

function Found({ rows, onDelete, typed, place }: RowsProps & { typed: string; place: Place }) {
  const { t } = useTexts();
  const desk = useWideScreen();
  if (rows.length === 0)
    return <EmptyState icon={<IconBuildingCommunity aria-hidden="true" />}>{t('speakers:empty')}</EmptyState>;
  const found = rows.filter(
    (row) =>
      (place.country === null || row.country_id === place.country) &&
      (place.region === null || row.region_id === place.region) &&
      // SPKR-R1: a single letter matches almost all.
      (typed.trim().length < 2 || isFound(typed, row.name, row.circuit, row.suburb)),
  );
  if (found.length === 0)
    return <Hint>{typed ? t('shell:nothingFound', { what: typed }) : t('speakers:noneHere')}</Hint>;
  if (desk) return <DirectoryTable rows={byCircuit(found).flatMap(([, list]) => list)} onDelete={onDelete} />;
  return <Circuits rows={found} onDelete={onDelete} />;
}

function Summary({ rows }: Pick<RowsProps, 'rows'>) {
  const { t } = useTexts();
  return (
    <ListSummary
      facts={[
        { label: t('speakers:summary.congregations'), count: rows.length },
        {
          label: t('speakers:summary.circuits'),
          count: new Set(rows.flatMap(({ circuit }) => circuit ?? [])).size,
        },
        {
          label: t('speakers:summary.speakers'),
          count: rows.reduce((sum, { speakers }) => sum + speakers, 0),
        },
      ]}
    />
  );
}

export function DirectoryScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayKeep = usePermits().has('settings.meetings.public');
  const directory = useRead('speakers.listDirectory');
  const partners = useRead('speakers.listPartners', {}, { enabled: mayKeep });
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<Place>({ country: null, region: null });
  const openSaved = useOpenSaved();
  const [open, setOpen] = useState<'add' | 'sharing' | null>(null);
  const [leaving, setLeaving] = useState<ListedCongregation | null>(null);
  return (
    <Page
      title={t('speakers:title')}
      line={t('speakers:line')}
      back
      actions={
        mayKeep && (
          <>
            <IconButton
              label={t('speakers:files.open')}
              onClick={() => navigate('/settings/speaker-import/')}
            >
              <IconFileUpload aria-hidden="true" />
            </IconButton>
            <IconButton label={t('speakers:sharing.title')} onClick={() => setOpen('sharing')}>
              <IconShare aria-hidden="true" />
            </IconButton>
          </>
        )
      }
    >
      <SearchField label={t('speakers:search')} value={typed} onChange={setTyped} />
      <QueryState query={directory} along={[partners]} skeleton={{ height: 68, count: 6 }}>
        {(rows) => (
          <>
            <PlaceChoice rows={rows} place={place} onChange={setPlace} />
            {mayKeep && (
              <InPane inline>
                <PartnersCard partners={partners.data?.partners ?? []} />
              </InPane>
            )}
            <Summary rows={rows} />
            <Found rows={rows} onDelete={mayKeep ? setLeaving : null} typed={typed} place={place} />
          </>
        )}
      </QueryState>
      {mayKeep && (
        <PageFooter>
          <Button
            fullWidth
            leftSection={<IconPlus aria-hidden="true" size={20} />}
            onClick={() => setOpen('add')}
          >
            {t('speakers:add')}
          </Button>
        </PageFooter>
      )}
      {open === 'add' && (
        <CongregationSheet
          profile={null}
          onSaved={({ id }) => openSaved(`/settings/speaker-directory/${id}/`)}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving && <DeleteCongregation id={leaving.id} onClose={() => setLeaving(null)} />}
      {open === 'sharing' && <SharingSheet onClose={() => setOpen(null)} />}
    </Page>
  );
}
