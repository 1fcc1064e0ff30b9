import { addressesDomain } from '#contexts/territory/addresses/addresses.domain.tsx';
import { bordersDomain } from '#contexts/territory/borders/borders.domain.tsx';
import { mapsDomain } from '#contexts/territory/maps/maps.domain.tsx';
import { territoryDomain } from '#contexts/territory/territory/territory.domain.tsx';
import { territoryImportDomain } from '#contexts/territory/territory-import/territory-import.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const territoryContext = defineContext({
  name: 'territory',
  layer: 3,
  domains: [addressesDomain, bordersDomain, mapsDomain, territoryImportDomain, territoryDomain],
});
