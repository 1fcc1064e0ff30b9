/** The territory to take along: everything in one file. */
import { z } from 'zod';
import { operation } from './operation.ts';

export const territoryExport = {
  exportTerritory: operation({
    name: 'territory.exportTerritory',
    method: 'GET',
    path: '/territory/export/{format}',
    summary:
      'All addresses of all maps as CSV or GeoJSON; do-not-calls and foreign addresses only for those who may see them (X-MIGRATE).',
    permission: 'settings.maps',
    scope: 'congregation',
    params: z.strictObject({ format: z.enum(['csv', 'geojson']) }),
    reply: 'file',
    refusals: [],
    idempotent: 'read',
  }),
};
