import type { borderedMap } from '@sheaf/contract/territory/borders/borders';
import type { z } from 'zod';
import type { BorderRow } from '#contexts/territory/borders/borders.store';

type Wire = z.output<typeof borderedMap>;
export type WireBorder = Wire['border'];

export const presentBorder = ({ map_id, number, type_id, place, border, version }: BorderRow): Wire => ({
  map_id,
  number,
  type_id: type_id as Wire['type_id'],
  place,
  border: border as WireBorder,
  version,
});
