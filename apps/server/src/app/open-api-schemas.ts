/** Schemas of the contract as JSON Schema; the bodies and replies of operations are named components. */
import { fieldTexts } from '@sheaf/contract/field-texts';
import { nestedFieldTexts } from '@sheaf/contract/nested-field-texts';
import { z } from 'zod';
import { publishedText } from '#app/open-api-texts';

export type Json = Record<string, unknown>;
type Io = 'input' | 'output';

/** OpenAPI allows other keywords only as extensions. */
const ownKeywords: Readonly<Record<string, string>> = { lines: 'x-lines' };

/** Value of an own key: names of fields include `constructor` in no table. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Description of a nullable schema, which zod writes into the option that is not null. */
const optionText = ({ anyOf }: Json): unknown =>
  (anyOf as Json[] | undefined)?.find((option) => 'description' in option)?.['description'];

/** `type: ['string', 'null']`, or an option of `anyOf`. */
const acceptsNull = ({ type, anyOf }: Json): boolean =>
  [type].flat().includes('null') || ((anyOf as Json[] | undefined)?.some(acceptsNull) ?? false);

/** Texts by name say what null means; a field that is never null leaves that out. */
const fittingText = (text: string | undefined, schema: Json): string | undefined =>
  acceptsNull(schema) ? text : text?.replace(/; null [^;]*$/, '');

/** A field with its own description, or that of its name, first within the field that contains it. */
export function describeField(name: string, schema: Json, container = ''): Json {
  if ('description' in schema) return schema;
  const text = ownValue(ownValue(nestedFieldTexts, container) ?? {}, name) ?? ownValue(fieldTexts, name);
  const description = optionText(schema) ?? fittingText(text, schema);
  return description === undefined ? schema : { description, ...schema };
}

/** `container` is the name of the field that holds the schema. */
function withExtensions(schema: unknown, container: string): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withExtensions(inner, container));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => {
      if (key === 'description' && typeof inner === 'string') return [key, publishedText(inner)];
      if (key === 'properties') return [key, describeFields(inner as Json, container)];
      return [ownKeywords[key] ?? key, withExtensions(inner, container)];
    }),
  );
}

const describeFields = (fields: Json, container: string): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      describeField(name, withExtensions(field, name) as Json, container),
    ]),
  );

export function schemaOf(schema: z.ZodType, io: Io): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return withExtensions(json, '') as Json;
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
