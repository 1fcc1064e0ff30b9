/** What is printed of the territory. */
import { z } from 'zod';
import { id } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const territoryPaper = {
  printAssignmentRecord: operation({
    name: 'territory.printAssignmentRecord',
    method: 'GET',
    path: '/reports/s13',
    summary: 'The territory assignment record of a service year as PDF (PRINT-P6, PRINT-O4).',
    permission: 'settings.print.s_13',
    scope: 'congregation',
    query: z.strictObject({
      year: z.coerce
        .number<number | string>()
        .int()
        .min(2000)
        .max(2100)
        .optional()
        .meta({ description: 'service year, named after the year it ends in; the present one unless given' }),
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
    summary: 'A card of one map as PDF: its picture, its streets, and a code that opens its page.',
    permission: ['settings.maps', 'settings.maps.assign'],
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
