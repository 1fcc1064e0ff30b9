/** Fields of an operation's body as JSON Schema. */
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

/** The non-null alternative of a nullable field. */
function mainKind(field: BodyField): BodyField {
  const kind = field.anyOf?.find(({ type }) => type !== 'null');
  return kind ? mainKind(kind) : field;
}

export const bodyFieldsOf = ({ body }: Pick<Definition, 'body'>): [name: string, field: BodyField][] =>
  Object.entries(body?.shape ?? {}).map(([name, schema]) => [
    name,
    mainKind(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as BodyField),
  ]);

/** Whether the field is free text: no enum, date, time or pattern. */
export const isFreeText = ({ type, format, pattern, enum: codes }: BodyField): boolean =>
  type === 'string' && format === undefined && pattern === undefined && codes === undefined;
