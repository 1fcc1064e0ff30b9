import { addressesDomain } from '#contexts/territory/addresses/addresses.domain';
import { bordersDomain } from '#contexts/territory/borders/borders.domain';
import { mapsDomain } from '#contexts/territory/maps/maps.domain';
import { placesDomain } from '#contexts/territory/places/places.domain';
import { territoryDomain } from '#contexts/territory/territory/territory.domain';
import { territoryImportDomain } from '#contexts/territory/territory-import/territory-import.domain';
import { defineContext } from '#platform/context';

export const territoryContext = defineContext({
  name: 'territory',
  layer: 3,
  holds: 'maps, addresses, borders, streets and suburbs, their documents and imports',
  domains: [addressesDomain, bordersDomain, mapsDomain, placesDomain, territoryImportDomain, territoryDomain],
});
