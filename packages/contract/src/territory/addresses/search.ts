/** The maps on which a street or an address lies (ADDR-R50). */
import { z } from 'zod';
import { filledFlattened, idOrZero } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const addressSearch = {
  searchAddresses: operation({
    name: 'addresses.searchAddresses',
    method: 'GET',
    path: '/address-search',
    summary:
      'The streets that a text names, each with its map; of a house number, those where it is known stand first; at most 20 (ADDR-R50).',
    permission: 'maps.streets',
    scope: 'congregation',
    query: z.strictObject({ text: filledFlattened(60) }),
    reply: z.object({
      streets: z.array(
        z.object({
          street_id: idOrZero,
          street: z.string(),
          suburb: z.string().nullable(),
          map_id: idOrZero,
          map_number: z.string(),
          house: z.string().nullable().meta({ description: 'the number asked for, where the street has it' }),
        }),
      ),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'streets', 'availableAddresses', 'preloadedAddresses'],
  }),
};
