import { expect, it } from 'vitest';
import { type ImportedRow, isEdited, type StoredPartFields, storedFields } from './edited-meeting.ts';

const part: StoredPartFields = {
  section: 'living',
  key: 'first',
  order: 1,
  title: 'A',
  minutes: 15,
  refs: null,
  qualification: 10,
  helper_qualification: null,
  helper_type: 'none',
};
const row = (changed: Partial<ImportedRow> = {}): ImportedRow => ({
  ...part,
  imported: part,
  isRemoved: false,
  ...changed,
});

it('MEET-R8 MEET-O1 a changed field, an inserted part or a removed part makes a meeting edited', () => {
  expect(isEdited([row(), row()])).toBe(false);
  const changes: Partial<ImportedRow>[] = [
    { section: 'ministry' },
    { key: 'second' },
    { order: 2 },
    { title: 'B' },
    { minutes: 14 },
    { refs: 'B' },
    { qualification: 9 },
    { helper_qualification: 18 },
    { helper_type: 'reader' },
    { imported: null },
    { isRemoved: true },
  ];
  for (const change of changes) expect(isEdited([row(), row(change)])).toBe(true);
  expect(storedFields(row())).toEqual(part);
});
