/** Preview of an import: changes of a week by part and field (X-WORKBOOK). */
import type { MergedReading, Readings } from './weekly-reading.ts';
import type { ClashField, MergedPart, OwnPart, PlacedPart } from './workbook-part.ts';

export interface Difference {
  /** Clash key; null for an automatic change. */
  key: string | null;
  /** Local title, or the new one of an added part. */
  part: string;
  field: ClashField | 'reading' | 'added' | 'removed';
  before: string | null;
  after: string | null;
}

/** @param codeOf returns the code of a qualification. */
export type SayNeeds = (part: PlacedPart) => string | null;

const textOf = (part: PlacedPart | null, field: ClashField, sayNeeds: SayNeeds): string | null => {
  if (!part) return null;
  if (field === 'needs') return sayNeeds(part);
  if (field === 'there') return part.title;
  const value = part[field];
  return value === null ? null : String(value);
};

const quiet = ['title', 'minutes', 'refs', 'needs'] as const;

function ofPart(merged: MergedPart, mine: PlacedPart | undefined, sayNeeds: SayNeeds): Difference[] {
  const { part, imported, clashes } = merged;
  if (!mine)
    return part ? [{ key: null, part: part.title, field: 'added', before: null, after: part.title }] : [];
  const told = { part: mine.title };
  if (!part) return [{ ...told, key: null, field: 'removed', before: mine.title, after: null }];
  const asked = clashes.map(
    ({ field, key }): Difference => ({
      ...told,
      key,
      field,
      before: textOf(mine, field, sayNeeds),
      after: textOf(imported, field, sayNeeds),
    }),
  );
  const changed = quiet
    .map((field): Difference => {
      const [before, after] = [textOf(mine, field, sayNeeds), textOf(part, field, sayNeeds)];
      return { ...told, key: null, field, before, after };
    })
    .filter(({ before, after }) => before !== after);
  return [...asked, ...changed];
}

/** @param isFirst no earlier import: default parts are replaced without being listed. */
export function differencesOf(
  merged: readonly MergedPart[],
  mine: readonly OwnPart[],
  { isFirst, sayNeeds }: { isFirst: boolean; sayNeeds: SayNeeds },
): Difference[] {
  const own = new Map(mine.map(({ id, part }) => [id, part]));
  const all = merged.flatMap((one) => ofPart(one, one.id === null ? undefined : own.get(one.id), sayNeeds));
  return isFirst ? all.filter(({ key }) => key !== null) : all;
}

/** @param isFirst as in `differencesOf`. */
export function differencesOfReading(
  { reading, clash }: MergedReading,
  { mine, theirs }: Readings,
  isFirst: boolean,
): Difference[] {
  const told = { part: theirs ?? '', field: 'reading', before: mine } as const;
  if (clash !== null) return [{ ...told, key: clash, after: theirs }];
  return reading === mine || isFirst ? [] : [{ ...told, key: null, after: reading }];
}
