/** Form fields that contain JSON: parts of a multipart request besides the file are text. */
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

/** Columns of a file that match no field. */
export const unusedColumns = z
  .array(
    z.object({
      column: z.string(),
      values: count.meta({ description: 'number of rows with a value in this column' }),
      sample: z.string().meta({ description: 'first value of the column' }),
    }),
  )
  .meta({ description: 'columns that are not imported' });

/** Encoding of a text file. */
export const fileEncoding = z
  .enum(textEncodings)
  .nullable()
  .meta({ description: 'encoding with which the text was read; null for workbooks' });

export const chosenEncoding = z
  .enum(textEncodings)
  .optional()
  .meta({ description: 'encoding of a text file; detected if omitted (IMPORT-R22)' });

/** Columns by their names in `readColumns`. */
export const matchedColumn = <Field extends string>(fields: readonly Field[]) =>
  z.strictObject({
    column: filled(longestColumnName),
    field: z
      .enum(fields as readonly [Field, ...Field[]])
      .nullable()
      .meta({ description: 'field that the column fills; null ignores the column' }),
  });
