/** Converts between the rows of parts and the parts of the merge rules. */

import { type StoredPartFields, storedFields } from '@sheaf/rules/meetings/meetings/edited-meeting';
import { meetingSections } from '@sheaf/rules/meetings/meetings/part-place';
import type { KnownPart, PlacedPart } from '@sheaf/rules/meetings/meetings/workbook-part';
import { meetingParts as partTypes } from '@sheaf/rules/people/people/meeting-part';
import { defaultRows } from '#contexts/meetings/meetings/default-rows';
import type { ImportedPartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';

const typeOf = (code: number | null) => (code === null ? null : partTypes.decode(code));
const codeOf = (type: PlacedPart['qualification']) => (type === null ? null : partTypes.encode(type));

export const placedOf = (kept: StoredPartFields): PlacedPart => ({
  section: kept.section,
  key: kept.key,
  title: kept.title,
  minutes: kept.minutes,
  refs: kept.refs,
  qualification: typeOf(kept.qualification),
  helperQualification: typeOf(kept.helper_qualification),
  helperType: kept.helper_type,
});

export const keptOf = (part: PlacedPart, order: number): StoredPartFields => ({
  section: part.section,
  key: part.key,
  order,
  title: part.title,
  minutes: part.minutes,
  refs: part.refs,
  qualification: codeOf(part.qualification),
  helper_qualification: codeOf(part.helperQualification),
  helper_type: part.helperType,
});

/** Parts with their order in the section, counted from 1. */
export function inOrder(parts: readonly PlacedPart[]): Map<PlacedPart, StoredPartFields> {
  const counted = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const order = (counted.get(part.section) ?? 0) + 1;
      counted.set(part.section, order);
      return [part, keptOf(part, order)];
    }),
  );
}

const byPlace = (a: StoredPartFields, b: StoredPartFields): number =>
  meetingSections.indexOf(a.section) - meetingSections.indexOf(b.section) || a.order - b.order;

/** Common base of the merge: the last import, or the default parts before the first one. */
export function baseOf(meeting: MeetingRow, rows: readonly ImportedPartRow[], lang: string): KnownPart[] {
  const known =
    meeting.base_id === null
      ? defaultRows(meeting, lang).flatMap((kept) => {
          const row = rows.find(({ section, key }) => section === kept.section && key === kept.key);
          return row ? [{ id: row.id, kept: storedFields(kept) }] : [];
        })
      : rows.flatMap(({ id, imported }) => (imported ? [{ id, kept: imported }] : []));
  return known.sort((a, b) => byPlace(a.kept, b.kept)).map(({ id, kept }) => ({ id, part: placedOf(kept) }));
}
