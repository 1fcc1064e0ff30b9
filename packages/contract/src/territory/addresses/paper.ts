/** Do-not-calls on paper, without notes (PRINT-P14). */
import { z } from 'zod';
import { idOf, idOrZero, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const addressPaper = {
  listDoNotCalls: operation({
    name: 'addresses.listDoNotCalls',
    method: 'GET',
    path: '/dnc',
    summary: 'All do-not-calls by map and street (PRINT-P14)',
    permission: 'settings.print.dnc_list',
    scope: 'congregation',
    query: listQuery('map_id', 'map_number', 'place'),
    reply: z.array(
      z.object({
        map_id: idOrZero,
        map_number: z.string(),
        place: z.string(),
        doors: z
          .array(
            z.object({ id: idOf('do-not-call'), street: z.string(), address: z.string(), date: z.string() }),
          )
          .meta({ description: 'do-not-calls of the map by street' }),
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'doNotCalls'],
  }),
  printDoNotCalls: operation({
    name: 'addresses.printDoNotCalls',
    method: 'GET',
    path: '/reports/dnc',
    summary: 'All do-not-calls by map and street as PDF (PRINT-P14)',
    permission: 'settings.print.dnc_list',
    scope: 'congregation',
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
