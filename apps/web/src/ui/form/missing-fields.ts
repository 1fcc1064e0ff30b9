/** Errors for required fields without a value, shown after the first attempt to save. */
import { useTexts } from '#platform/texts.ts';
import classes from './needed-mark.module.css';

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** A field with another name in the body is checked by `bodyOf`. */
export const missingFields = (
  values: Readonly<Record<string, unknown>>,
  needed: readonly string[],
): string[] => needed.filter((name) => name in values && isBlank(values[name]));

interface FieldState {
  label: string;
  error: string | undefined;
  /** True for an empty required field after an attempt to save. */
  missing?: boolean | undefined;
  /** True for a number field, whose label is often a plural: "Days a map may stay out". */
  number?: boolean;
}

/**
 * Error under a field: the server's sentence, or that the value is missing. The sentence names the field
 * unless it is a number.
 */
export function useFieldError({ label, error, missing, number }: FieldState): string | undefined {
  const { t } = useTexts();
  if (error !== undefined || !missing) return error;
  return number ? t('shell:missingNumber') : t('shell:missingField', { label });
}

/** Input props that mark the label of a required field. */
export const neededMark = (isNeeded: boolean): { labelProps?: { className: string } } =>
  isNeeded ? { labelProps: { className: classes.needed! } } : {};
