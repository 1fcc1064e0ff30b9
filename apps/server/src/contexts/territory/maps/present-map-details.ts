/** A map with the fields of its form. */
import type { mapDetails } from '@sheaf/contract/territory/maps/map-records';
import type { z } from 'zod';
import type { mapForms } from '#contexts/territory/maps/maps.api';

type Wire = z.output<typeof mapDetails>;
type Row = NonNullable<Awaited<ReturnType<typeof mapForms.read>>>;

export const presentMapDetails = (row: Row): Wire => ({
  id: row.id,
  number: row.number,
  name: row.name,
  suburb: row.suburb_id,
  type_id: row.type_id as Wire['type_id'],
  lang: row.lang,
  blocks: row.total_blocks,
  blocks_as_letters: row.blocks_as_letters,
  order: row.order,
  last_completed: row.last_completed,
  picture: row.sha256 && `/maps/${row.id}/asset/${row.sha256}`,
  assigned: row.assignmentId !== null,
  version: row.version,
});
