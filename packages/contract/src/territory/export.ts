/** The territory to take along: everything in one file. */
import { z } from 'zod';
import { operation } from '../operation.ts';

export const territoryExport = {
  exportTerritory: operation({
    name: 'territory.exportTerritory',
    method: 'GET',
    path: '/territory/export/{format}',
    summary:
      'All maps with their addresses and the history of their assignments as CSV or GeoJSON, as the import reads them back; each kind only for those who may see it (X-MIGRATE).',
    permission: 'settings.maps',
    scope: 'congregation',
    params: z.strictObject({ format: z.enum(['csv', 'geojson']) }),
    reply: 'file',
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
