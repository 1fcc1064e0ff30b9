/** Streets and addresses found by a map search, each with a link to its map (ADDR-R50). */
import { readAddressSearch } from '@sheaf/rules/territory/addresses/address-search';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';

export function useMapSearchLabel(): string {
  const { t } = useTexts();
  return t(usePermits().has('maps.streets') ? 'maps:filterStreets' : 'maps:filter');
}

/** Searching streets requires the server; offline, maps are still found by number and place. */
export function useFoundStreets(typed: string) {
  const text = typed.trim();
  const settled = useSettled(text);
  const enabled = usePermits().has('maps.streets') && readAddressSearch(text) !== null;
  const isSettled = settled === text;
  const found = useRead('addresses.searchAddresses', { query: { text } }, { enabled: enabled && isSettled });
  return {
    streets: enabled ? (found.data?.streets ?? []) : [],
    searching: enabled && (!isSettled || found.isLoading),
    /** The server was not reached, so an empty result would be misleading. */
    unreached: enabled && isSettled && !found.isLoading && found.data === undefined,
  };
}

export interface FoundStreetsProps extends Pick<ReturnType<typeof useFoundStreets>, 'streets' | 'unreached'> {
  /** Path prefix of a map; the map number follows. */
  at: '/map/' | '/settings/maps/';
}

export function FoundStreets({ streets, unreached, at }: FoundStreetsProps) {
  const { t } = useTexts();
  if (unreached) return <Hint>{t('maps:streetsUnreached')}</Hint>;
  if (streets.length === 0) return null;
  return (
    <Section title={t('maps:streetsFound')}>
      <Card>
        {streets.map(({ street_id, street, suburb, map_number, house }) => (
          <ListRow
            key={street_id}
            to={`${at}${encodeURIComponent(map_number)}/`}
            title={<bdi>{house ? t('maps:houseOf', { house, street }) : street}</bdi>}
            line={joinTexts([t('maps:title', { number: map_number }), suburb], ' · ')}
          />
        ))}
      </Card>
    </Section>
  );
}
