/** Finds a map by its number, its place, a street or an address (MAPS-S1, ADDR-R50). */
import { readAddressSearch } from '@sheaf/rules/addresses/address-search';
import { useDeferredValue, useMemo } from 'react';
import { usePermits } from '../../platform/session.ts';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { type MapRow, placeOf } from '../maps/map-list.public-api.ts';
import classes from './dashboard-screen.module.css';
import { Tiles } from './map-tiles.tsx';

/** As many tiles as a large phone shows. */
const atOnce = 32;
const nothingYet: MapRow[] = [];

export const needleOf = (typed: string): string => typed.trim().toLowerCase();

/** Streets need the server; without a network maps are still found by number and place. */
function useFoundStreets(typed: string) {
  const text = typed.trim();
  const settled = useSettled(text);
  const enabled = usePermits().has('maps.streets') && readAddressSearch(text) !== null;
  const isSettled = settled === text;
  const found = useRead('addresses.searchAddresses', { query: { text } }, { enabled: enabled && isSettled });
  return {
    streets: enabled ? (found.data?.streets ?? []) : [],
    searching: enabled && (!isSettled || found.isLoading),
  };
}

export function FindMap({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const { t } = useTexts();
  const label = t(usePermits().has('maps.streets') ? 'maps:filterStreets' : 'maps:filter');
  return (
    <input
      type="search"
      className={classes.filter}
      placeholder={label}
      aria-label={label}
      value={typed}
      maxLength={60}
      enterKeyHint="search"
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

function Streets({ streets }: { streets: ReturnType<typeof useFoundStreets>['streets'] }) {
  const { t } = useTexts();
  return (
    <Section title={t('maps:streetsFound')}>
      <Card>
        {streets.map(({ street_id, street, suburb, map_number, house }) => (
          <ListRow
            key={street_id}
            to={`/map/${encodeURIComponent(map_number)}/`}
            title={<bdi>{house ? t('maps:houseOf', { house, street }) : street}</bdi>}
            line={joinTexts([t('maps:title', { number: map_number }), suburb], ' · ')}
          />
        ))}
      </Card>
    </Section>
  );
}

export function FoundMaps({ maps, typed, personId }: { maps: MapRow[]; typed: string; personId: number }) {
  const { t } = useTexts();
  const { streets, searching } = useFoundStreets(typed);
  const needle = needleOf(typed);
  const fitting = useMemo(
    () =>
      maps.filter(
        (map) => map.number.toLowerCase().startsWith(needle) || placeOf(map).toLowerCase().includes(needle),
      ),
    [maps, needle],
  );
  // The first screenful follows each letter, the rest when there is time.
  const later = useDeferredValue(fitting, nothingYet);
  const drawn = later === fitting ? fitting : fitting.slice(0, atOnce);
  const nothing = fitting.length === 0 && streets.length === 0 && !searching;
  return (
    <>
      <p role="status" className={nothing ? classes.nothing : classes.found}>
        {nothing && t('shell:nothingFound', { what: typed })}
        {fitting.length > 0 && t('maps:found', { count: fitting.length, all: maps.length })}
      </p>
      <Tiles maps={drawn} personId={personId} />
      {streets.length > 0 && <Streets streets={streets} />}
    </>
  );
}
