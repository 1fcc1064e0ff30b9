/** Fields that hold JSON, since all that stands beside a file is text. */
import { longestColumnName } from '@sheaf/rules/files/matched-columns';
import { textEncodings } from '@sheaf/rules/files/text-encoding';
import { z } from 'zod';
import { count, filled, json } from './fields.ts';

export const jsonField = <Shape extends z.ZodType>(shape: Shape) =>
  json(65_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not-valid' });
        return z.NEVER;
      }
    })
    .pipe(shape as unknown as z.ZodType<z.output<Shape>, unknown>);

/** Columns of a file that have no field here. */
export const unusedColumns = z
  .array(
    z.object({
      column: z.string(),
      values: count.meta({ description: 'rows in which it is filled' }),
      sample: z.string().meta({ description: 'the first of its values' }),
    }),
  )
  .meta({ description: 'columns that are not imported' });

/** How the text of a file is written. */
export const fileEncoding = z
  .enum(textEncodings)
  .nullable()
  .meta({ description: 'encoding in which the text was read; null for workbooks' });

export const chosenEncoding = z
  .enum(textEncodings)
  .optional()
  .meta({ description: 'encoding of a text file, chosen by hand; recognised if omitted (IMPORT-R22)' });

/** Columns as `readColumns` names them. */
export const matchedColumn = <Field extends string>(fields: readonly Field[]) =>
  z.strictObject({
    column: filled(longestColumnName),
    field: z.enum(fields as readonly [Field, ...Field[]]).nullable(),
  });
