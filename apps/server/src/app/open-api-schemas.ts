/** Schemas of the contract as JSON Schema; the bodies and replies of operations are named components. */
import { fieldTexts } from '@sheaf/contract/field-texts';
import { z } from 'zod';
import { publishedText } from '#app/open-api-texts';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';

/** OpenAPI allows other keywords only as extensions. */
const ownKeywords: Readonly<Record<string, string>> = { lines: 'x-lines' };

/** A field with its own description, or that of its name. */
function describeField(name: string, schema: unknown): unknown {
  const description = Object.hasOwn(fieldTexts, name) ? fieldTexts[name] : undefined;
  if (description === undefined || schema === null || typeof schema !== 'object') return schema;
  return 'description' in schema ? schema : { description, ...schema };
}

/** Keys of `properties` are names of fields, all others keywords. */
function withExtensions(schema: unknown, areNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withExtensions(inner));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => {
      if (areNames) return [key, describeField(key, withExtensions(inner))];
      if (key === 'description' && typeof inner === 'string') return [key, publishedText(inner)];
      return [ownKeywords[key] ?? key, withExtensions(inner, key === 'properties')];
    }),
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

  /** Names a record, or the rows of a list; other schemas stay inline. */
  nameRecords(name: string, schema: Json): Json {
    if (isRecord(schema)) return this.name(name, schema);
    const { items } = schema as { items?: Json };
    if (items && isRecord(items)) return { ...schema, items: this.name(`${name}Row`, items) };
    return schema;
  }
}
