/** Examples for the OpenAPI document, derived from JSON Schema. The first of a schema's own `examples` is used unchanged. */
import { exampleValues } from '#app/example-values';
import type { Json } from '#app/open-api-schemas';

const { textsBySubject, texts, keys, dates, numbers, ofFormat, ofPattern } = exampleValues;

const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Description up to the first comma, semicolon or colon. */
const subjectOf = ({ description }: Json): string => /^[^,;]*/.exec(String(description ?? ''))![0];

const isDay = (text: string | undefined): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

function textOf(schema: Json, name: string): string {
  const { format, pattern, maxLength } = schema;
  const bySubject = ownValue(textsBySubject, subjectOf(schema));
  if (format === 'date' && isDay(bySubject)) return bySubject!;
  const known = typeof format === 'string' ? ofFormat[format] : undefined;
  if (known !== undefined) return ownValue(dates, name) ?? known;
  if (typeof pattern === 'string') return ofPattern[pattern] ?? '12';
  const text = bySubject ?? ownValue(texts, name) ?? 'text';
  return typeof maxLength === 'number' ? text.slice(0, maxLength) : text;
}

/** `id of the person, as in GET /users` and `ids of the people on the shift` are about a person. */
function recordNoun(schema: Json): string | undefined {
  const about = /^ids? of (.*)$/.exec(subjectOf(schema))?.[1];
  const noun = about?.replace(/^(?:the|an?) /, '').split(/ (?:on|who|that|in|at) /)[0];
  return noun?.replace(/^people$/, 'person').replace(/s$/, '');
}

/** The same number wherever an id is about the same kind of record, so that a list and its details agree. */
const idOfNoun = (noun: string): number =>
  11 + [...noun].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 89, 7);

function numberOf(schema: Json, name: string): number {
  const noun = recordNoun(schema);
  const known = ownValue(numbers, name) ?? (noun === undefined ? undefined : idOfNoun(noun));
  const least = Number(schema['minimum'] ?? (known === undefined ? 1 : Number.NEGATIVE_INFINITY));
  return Math.min(Math.max(known ?? 1, least), Number(schema['maximum'] ?? Number.POSITIVE_INFINITY));
}

function listOf({ items, prefixItems, maxItems, description }: Json, name: string): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => exampleOf(item as Json, name));
  if (!items || maxItems === 0) return [];
  return [exampleOf({ description, ...(items as Json) }, name)];
}

/** `name` is the field that holds the record; without one, it is a reply or a body. */
function recordOf({ properties = {}, additionalProperties, propertyNames }: Json, name: string): Json {
  const fields = Object.entries(properties as Record<string, Json>);
  if (fields.length > 0)
    return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field, key)]));
  if (typeof additionalProperties !== 'object') return {};
  const names = (propertyNames ?? { type: 'string' }) as Json;
  const isOpen = !('enum' in names) && !('pattern' in names);
  const key = isOpen ? (ownValue(keys, name) ?? 'key') : String(exampleOf(names));
  return { [key]: exampleOf(additionalProperties as Json, key) };
}

/** A value that the schema accepts; `name` is the field that holds it. */
export function exampleOf(schema: Json, name = ''): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if ('default' in schema) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options) {
    const option = options.find(({ type }) => type !== 'null') ?? options[0]!;
    return exampleOf({ description: schema['description'], ...option }, name);
  }
  const { type } = schema;
  const kind = Array.isArray(type) ? type.find((each) => each !== 'null') : type;
  if (kind === 'object') return recordOf(schema, name);
  if (kind === 'array') return listOf(schema, name);
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return numberOf(schema, name);
  // The output of a transform has no type in JSON Schema; in the contract it is text.
  return textOf(schema, name);
}
