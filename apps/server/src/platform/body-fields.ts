/** What the body of an operation says of its fields, as JSON Schema has it. */
import type { Definition } from '@sheaf/contract/operation';
import { z } from 'zod';

export interface BodyField {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  maxLength?: number;
  anyOf?: BodyField[];
}

/** Of a field that may be null, the other kind. */
function mainKind(field: BodyField): BodyField {
  const kind = field.anyOf?.find(({ type }) => type !== 'null');
  return kind ? mainKind(kind) : field;
}

export const bodyFieldsOf = ({ body }: Pick<Definition, 'body'>): [name: string, field: BodyField][] =>
  Object.entries(body?.shape ?? {}).map(([name, schema]) => [
    name,
    mainKind(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as BodyField),
  ]);

/** Free text: no set of values, no date, no time. */
export const isFreeText = ({ type, format, pattern, enum: codes }: BodyField): boolean =>
  type === 'string' && format === undefined && pattern === undefined && codes === undefined;
