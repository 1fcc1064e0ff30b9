/** Printed documents of the territory. */
import { z } from 'zod';
import { pathIdOf } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const territoryPaper = {
  printAssignmentRecord: operation({
    name: 'territory.printAssignmentRecord',
    method: 'GET',
    path: '/reports/s13',
    summary: 'Territory assignment record of a service year as PDF (PRINT-P6, PRINT-O4)',
    permission: 'settings.print.s_13',
    scope: 'congregation',
    query: z.strictObject({
      year: z.coerce.number<number | string>().int().min(2000).max(2100).optional().meta({
        description: 'service year, named after the year in which it ends; the current one if omitted',
      }),
    }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
  printTerritoryCard: operation({
    name: 'territory.printTerritoryCard',
    method: 'GET',
    path: '/reports/territory-card/{id}',
    summary: 'Card of a map as PDF: picture, streets, and a code that opens its page',
    permission: ['settings.maps', 'settings.maps.assign'],
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('map, as in GET /maps') }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
