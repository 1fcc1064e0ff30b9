/** Three seconds after an address was added the next entry is made easy: which field is cleared (ADDR-R6). */
export function fieldToClear(entry: { unit: string; suffix: string }): 'unit' | 'suffix' | 'house' {
  if (entry.unit.trim() !== '') return 'unit';
  return entry.suffix.trim() === '' ? 'house' : 'suffix';
}

export const clearAfterSeconds = 3;
