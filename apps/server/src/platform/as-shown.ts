/**
 * A documented form sends more fields of its record than it changes; the others are compared with the record,
 * never ignored.
 */
import { isDeepStrictEqual } from 'node:util';
import type { FieldCodes } from '#platform/outcome';

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A number may arrive as text. */
const isSame = (sent: unknown, shown: unknown): boolean =>
  isDeepStrictEqual(sent, shown) || (typeof shown !== 'object' && String(sent) === String(shown));

/** Fields that were sent and differ from the record; blank fields are skipped. */
export function differingFields(
  sent: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
): FieldCodes {
  const differing = Object.keys(shown).filter(
    (field) => !isBlank(sent[field]) && !isSame(sent[field], shown[field]),
  );
  return Object.fromEntries(differing.map((field) => [field, ['not-as-shown' as const]]));
}

/** Throws `Invalid` with each field that differs from the record. */
export function assertAsShown(
  { invalid }: { invalid: (fields: FieldCodes) => never },
  sent: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>>,
): void {
  const differing = differingFields(sent, shown);
  if (Object.keys(differing).length > 0) invalid(differing);
}
