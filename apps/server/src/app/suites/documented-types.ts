/** Compares documented field types with one answer and with the contract, which covers all answers. */
import { type DocumentedType, type Field, type FieldsOrShape, fieldsOf } from '#app/suites/documented-calls';

type Json = Record<string, unknown>;

const texts: Partial<Record<DocumentedType, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  instant: /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/,
};

function hasType(value: unknown, type: DocumentedType): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number' || type === 'boolean') return typeof value === type;
  if (type === 'list') return Array.isArray(value);
  return typeof value === 'string' && (texts[type]?.test(value) ?? true);
}

/** Null is wrong unless documented; an undescribed record may be absent. */
function wrongValue(value: unknown, field: Field, at: string): string[] {
  if (value === null) return field.mayBeNull || (!field.type && !field.isList) ? [] : [`${at} is null`];
  if (field.isList !== Array.isArray(value) && (field.type ? field.type !== 'list' : field.inner))
    return [`${at} is ${field.isList ? 'no' : 'a'} list`];
  const each = field.isList ? (value as unknown[]) : [value];
  if (field.inner) return each.flatMap((one) => wrongTypes(one, field.inner!, at));
  const { type } = field;
  const wrong = type && each.find((one) => !hasType(one, type));
  return wrong === null || wrong === undefined ? [] : [`${at} is ${JSON.stringify(wrong)}, not ${type}`];
}

/** Fields of the value with another type; for a list, in any of its rows. */
export function wrongTypes(value: unknown, given: FieldsOrShape, at = 'data'): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((row) => wrongTypes(row, given, at)))];
  return fieldsOf(given).flatMap((field) => {
    const found = (value as Json)[field.name];
    return found === undefined ? [] : wrongValue(found, field, `${at}.${field.name}`);
  });
}

/** Alternatives of a schema, without null. */
const optionsOf = (schema: Json): { options: Json[]; mayBeNull: boolean } => {
  const several = Array.isArray(schema.type)
    ? schema.type.map((type: unknown) => ({ ...schema, type }))
    : undefined;
  const given = (schema.anyOf ?? schema.oneOf ?? several) as Json[] | undefined;
  if (!given) return { options: schema.type === 'null' ? [] : [schema], mayBeNull: schema.type === 'null' };
  const each = given.map(optionsOf);
  return {
    options: each.flatMap(({ options }) => options),
    mayBeNull: each.some(({ mayBeNull }) => mayBeNull),
  };
};

const isWholeNumber = ({ type, const: only, enum: some }: Json): boolean =>
  type === 'integer' || [only, ...((some as unknown[] | undefined) ?? [])].some(Number.isInteger);

function fitsType(schema: Json, type: DocumentedType): boolean {
  if (type === 'integer') return isWholeNumber(schema);
  if (type === 'number') return schema.type === 'number' || schema.type === 'integer';
  if (type === 'list') return schema.type === 'array';
  return schema.type === (type === 'boolean' ? 'boolean' : 'string');
}

function wrongSchema(schema: Json, field: Field, at: string): string[] {
  const { options, mayBeNull } = optionsOf(schema);
  if (mayBeNull && !field.mayBeNull && (field.type || field.isList)) return [`${at} may be null`];
  const { type, inner, isList } = field;
  return options.flatMap((option): string[] => {
    if (isList && option.type !== 'array') return [`${at} is no list`];
    if (inner) return wrongInSchema(option, inner, at);
    const items = isList ? optionsOf(option.items as Json).options : [option];
    return type && !items.every((item) => fitsType(item, type))
      ? [`${at} is ${String(items[0]?.type)}, not ${type}`]
      : [];
  });
}

/** The same check on the contract. */
export function wrongInSchema(schema: Json, given: FieldsOrShape, at = 'data'): string[] {
  const { options } = optionsOf(schema);
  return options.flatMap((option) => {
    if (option.type === 'array') return wrongInSchema(option.items as Json, given, at);
    const properties = (option.properties ?? {}) as Record<string, Json>;
    return fieldsOf(given).flatMap((field) => {
      const found = properties[field.name];
      return found ? wrongSchema(found, field, `${at}.${field.name}`) : [];
    });
  });
}
