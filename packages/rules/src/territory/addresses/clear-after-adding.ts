/** Chooses the field that is cleared three seconds after an address was added (ADDR-R6). */
export function fieldToClear(entry: { unit: string; suffix: string }): 'unit' | 'suffix' | 'house' {
  if (entry.unit.trim() !== '') return 'unit';
  return entry.suffix.trim() === '' ? 'house' : 'suffix';
}

export const clearAfterSeconds = 3;
