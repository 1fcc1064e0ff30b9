import type { borderedMap } from '@sheaf/contract/borders/borders';
import type { z } from 'zod';
import type { BorderRow } from '#domains/borders/borders.store';

type Wire = z.output<typeof borderedMap>;

export const presentBorder = (row: BorderRow): Wire => ({
  ...row,
  type_id: row.type_id as Wire['type_id'],
  border: row.border as Wire['border'],
});
