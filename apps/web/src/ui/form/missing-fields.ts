/** Which fields must be filled in and are not: told at each field once somebody wanted to save. */
import { useTexts } from '#platform/texts.ts';
import classes from './needed-mark.module.css';

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** A field that the form does not send by its own name is the business of who makes its body. */
export const missingFields = (
  values: Readonly<Record<string, unknown>>,
  needed: readonly string[],
): string[] => needed.filter((name) => name in values && isBlank(values[name]));

interface FieldState {
  label: string;
  error: string | undefined;
  /** It must be filled in, is not, and somebody wanted to save. */
  missing?: boolean | undefined;
  /** Of a field that takes a number; its name is often a plural, "Days a map may stay out". */
  number?: boolean;
}

/** What stands under a field: the server's words, or that it is missing, by its name where it has no number. */
export function useFieldError({ label, error, missing, number }: FieldState): string | undefined {
  const { t } = useTexts();
  if (error !== undefined || !missing) return error;
  return number ? t('shell:missingNumber') : t('shell:missingField', { label });
}

/** Of an input: marks its label where it must be filled in. */
export const neededMark = (isNeeded: boolean): { labelProps?: { className: string } } =>
  isNeeded ? { labelProps: { className: classes.needed! } } : {};
