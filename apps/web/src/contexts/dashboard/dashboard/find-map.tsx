/** Finds maps by number, place, street or address (MAPS-S1, ADDR-R50). */
import { isMapFound, readMapSearch } from '@sheaf/rules/territory/maps/map-search';
import { useDeferredValue, useMemo } from 'react';
import {
  FoundStreets,
  type MapRow,
  placeOf,
  useFoundStreets,
  useMapSearchLabel,
} from '#contexts/territory/maps/map-list.api.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './dashboard-screen.module.css';
import { Tiles } from './map-tiles.tsx';

/** Number of tiles on a large phone. */
const atOnce = 32;
const nothingYet: MapRow[] = [];

export function FindMap({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const label = useMapSearchLabel();
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

export function FoundMaps({ maps, typed, personId }: { maps: MapRow[]; typed: string; personId: number }) {
  const { t } = useTexts();
  const { streets, searching, unreached } = useFoundStreets(typed);
  const needle = readMapSearch(typed);
  const fitting = useMemo(
    () => maps.filter((map) => isMapFound(map.number, placeOf(map), needle)),
    [maps, needle],
  );
  // The first screenful follows each keystroke, the rest is deferred.
  const later = useDeferredValue(fitting, nothingYet);
  const drawn = later === fitting ? fitting : fitting.slice(0, atOnce);
  const nothing = fitting.length === 0 && streets.length === 0 && !searching && !unreached;
  return (
    <>
      <p role="status" className={nothing ? classes.nothing : classes.found}>
        {nothing && t('shell:nothingFound', { what: typed })}
        {fitting.length > 0 && t('maps:found', { count: fitting.length, all: maps.length })}
      </p>
      <Tiles maps={drawn} personId={personId} />
      <FoundStreets streets={streets} unreached={unreached} at="/map/" />
    </>
  );
}
