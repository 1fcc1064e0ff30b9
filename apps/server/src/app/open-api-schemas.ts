/** Contract schemas as JSON Schema; bodies and replies of operations are named components. */
import { z } from 'zod';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';

/** Custom keywords get an `x-` prefix, as OpenAPI requires. */
const ownKeywords: Readonly<Record<string, string>> = { lines: 'x-lines' };

/** Keys of `properties` are field names; all other keys are keywords. */
function withExtensions(schema: unknown, areNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withExtensions(inner));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [
      areNames ? key : (ownKeywords[key] ?? key),
      withExtensions(inner, !areNames && key === 'properties'),
    ]),
  );
}

export function schemaOf(schema: z.ZodType, io: Io): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return withExtensions(json) as Json;
}

/** `maps.readMap` as `MapsReadMap`. */
export const pascalCase = (name: string): string =>
  name
    .split('.')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

const isRecord = ({ type, properties }: Json): boolean => type === 'object' && properties !== undefined;

/** Components by name. Two equal schemas are one component with the name of the first. */
export class NamedSchemas {
  readonly schemas: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  name(name: string, schema: Json): Json {
    const text = JSON.stringify(schema);
    const known = this.#names.get(text);
    if (!known && this.schemas[name]) throw new Error(`two schemas are named ${name}`);
    if (!known) {
      this.#names.set(text, name);
      this.schemas[name] = schema;
    }
    return { $ref: `#/components/schemas/${known ?? name}` };
  }

  /** Names a record or the rows of a list; smaller schemas stay inline. */
  nameRecords(name: string, schema: Json): Json {
    if (isRecord(schema)) return this.name(name, schema);
    const { items } = schema as { items?: Json };
    if (items && isRecord(items)) return { ...schema, items: this.name(`${name}Row`, items) };
    return schema;
  }
}
