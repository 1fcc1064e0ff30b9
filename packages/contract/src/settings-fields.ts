/** Field types of settings. */
import { isClockTime, isInSteps } from '@sheaf/rules/time/clock-time';
import { z } from 'zod';
import { changeableText, count, date, idOrZero, lines, reference, text } from './fields.ts';

/** Day of the week, 0 is Sunday. */
export const weekday = z.number().int().min(0).max(6);
export const time = z.string().refine(isClockTime, 'not-a-time').refine(isInSteps, 'not-in-steps');
const link = changeableText(300).refine(
  (value) => !value || /^https?:\/\/[^\s/][^\s/.]*\.\S+$/.test(value),
  'not-a-link',
);

export const yesNo = { accepts: z.boolean(), reads: z.boolean() };
export const wholeNumber = (least: number, most: number) => ({
  accepts: z.number().int().min(least).max(most),
  reads: count,
});
/** A choice, sent as one of the numbers of its codec. */
export const oneKind = <const Code extends number>(codes: readonly Code[]) => ({
  accepts: z.literal(codes),
  reads: z.literal(codes),
});
export const dayOfWeek = { accepts: weekday, reads: count };
export const clockTime = { accepts: time, reads: z.string() };
export const webLink = { accepts: link, reads: z.string().nullable() };
export const words = (most: number) => ({ accepts: text(most), reads: z.string() });
export const manyWords = (most: number) => ({ accepts: lines(most), reads: z.string() });
export const clearableLabels = (most: number) => ({
  accepts: changeableText(most),
  reads: z.string().nullable(),
});
/** A month that accepts any of its days and stores the first. */
export const clearableMonth = {
  accepts: date.nullable().transform((day) => day && `${day.slice(0, 7)}-01`),
  reads: z.string().nullable(),
};
export const somebody = { accepts: reference.nullable(), reads: idOrZero.nullable() };
