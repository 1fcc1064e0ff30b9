/** Formats of Sheaf exports, as written by `export.ts` (X-MIGRATE). */
import type { FormatColumns } from './format-columns.ts';

const columns: FormatColumns['columns'] = {
  number: ['map'],
  kind: ['kind'],
  suburb: ['suburb'],
  street: ['street'],
  house: ['house'],
  suffix: ['suffix'],
  unit: ['unit'],
  name: ['name'],
  language: ['language'],
  phone: ['phone'],
  attempts: ['attempts'],
  dates: ['date'],
  notes: ['note'],
  latitude: ['latitude'],
  longitude: ['longitude'],
  type: ['type'],
  blocks: ['blocks'],
  letters: ['letters'],
  assigned: ['assigned'],
  returned: ['returned'],
  completed: ['completed'],
  personal: ['personal'],
  campaign: ['campaign'],
  campaignName: ['campaignname'],
  previousCompleted: ['date'],
  startUnknown: ['startunknown'],
  holder: ['name'],
  holderFrom: ['holderfrom'],
  holderTo: ['holderto'],
};

const needs = [['map'], ['kind'], ['street'], ['house'], ['attempts']];

export const sheafFormats: readonly FormatColumns[] = [
  {
    format: 'sheaf-features',
    rows: 'sheaf',
    needs: [...needs, ['boundary']],
    columns: { ...columns, boundary: ['boundary'] },
    own: ['donotcall', 'territorynumber', 'place'],
  },
  { format: 'sheaf-table', rows: 'sheaf', needs, columns, own: ['donotcall'] },
];
