/** Parses the input of a call: strict JSON, then the operation's schema; every error names its field. */
import type { Definition, Shape } from '@sheaf/contract/operation';
import { z } from 'zod';
import { invalidOf } from '#app/field-codes';
import { assertFewFields, assertFewValues, assertPlain } from '#app/plain-values';
import { type FieldCode, InvalidInput } from '#platform/outcome';

const failAt = (field: string, code: FieldCode): never => {
  throw new InvalidInput({ [field]: [code] });
};

/** JSON of a body; unreadable text is invalid input, not a fault. */
export function parseJson(body: string, mostValues: number, field = 'body'): unknown {
  if (body.trim() === '') return undefined;
  assertFewValues(body, mostValues, field);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return failAt(field, 'not-json');
  }
  assertPlain(value);
  return value;
}

/** Fields of a form; of a repeated field the last one counts. */
export function parseForm(body: string, mostFields: number): unknown {
  assertFewFields(body, mostFields);
  const value = Object.fromEntries(new URLSearchParams(body));
  assertPlain(value);
  return value;
}

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Fields of the reply that a client sends back and that the operation ignores. */
  told?: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? { ...value } : {});

/** A legacy spelling without path parameters has them in the body (CF-6). */
function fromBody(operation: Definition, raw: RawInput): { params: unknown; body: unknown } {
  const params = record(raw.params);
  const absent = Object.keys(operation.params?.shape ?? {}).filter((name) => params[name] === undefined);
  if (absent.length === 0) return { params: raw.params, body: raw.body };
  const body = record(raw.body);
  for (const name of absent) {
    if (body[name] === undefined && !z.safeParse(operation.params!.shape[name]!, undefined).success)
      failAt(name, 'required');
    params[name] = body[name];
    delete body[name];
  }
  return { params, body: Object.keys(body).length > 0 ? body : undefined };
}

/** Last path parameter, the id of a changed row; undefined for a new row. */
const rowIn = ({ method, path }: Definition): string | undefined =>
  method === 'POST' ? undefined : /\{(\w+)\}$/.exec(path)?.[1];

/**
 * A form repeats the id of its row: 0 or null for a new row. If the body schema has no `id`, it is compared
 * with the path and removed.
 */
function withoutRepeatedId(operation: Definition, params: Record<string, unknown>, body: unknown): unknown {
  if (operation.method === 'GET' || 'id' in (operation.body?.shape ?? {})) return body;
  if (!isRecord(body) || body.id === undefined) return body;
  const { id, ...rest } = body;
  const named = [params.id, params[rowIn(operation) ?? '']].flatMap((value) => value ?? []).map(String);
  const addsRow = operation.method === 'POST' && !operation.path.endsWith('}');
  const isNew = (named.length === 0 || addsRow) && (id === 0 || id === '');
  const repeats =
    id === null ||
    isNew ||
    ((typeof id === 'number' || typeof id === 'string') && named.includes(String(id)));
  // The ids differ, and either may be wrong.
  if (repeats) return Object.keys(rest).length > 0 ? rest : undefined;
  if (named.length > 0) return failAt('id', 'not-the-path');
  return operation.method === 'POST' ? failAt('id', 'not-new') : body;
}

/** A number may be text; an absent value does not differ. */
const differs = (said: unknown, named: unknown): boolean =>
  said !== undefined && said !== null && String(said) !== String(named);

/**
 * Body fields that repeat a path parameter. The `id` of a changed row corresponds to the last path parameter,
 * under any name.
 */
export function namedTwice(operation: Definition): [field: string, parameter: string][] {
  const { params, body } = operation;
  const taken = body?.shape ?? {};
  const same = Object.keys(params?.shape ?? {}).filter((name) => name !== 'id' && name in taken);
  const row = rowIn(operation);
  return [
    ...same.map((name): [string, string] => [name, name]),
    ...(row && 'id' in taken ? [['id', row] as [string, string]] : []),
  ];
}

/** Throws `InvalidInput` if body and path name different rows. */
function assertSameIds(operation: Definition, params: Record<string, unknown>, body: unknown): void {
  if (!isRecord(body)) return;
  for (const [field, parameter] of namedTwice(operation))
    if (differs(body[field], params[parameter])) failAt(field, 'not-the-path');
}

/** The row of a reply, or a row of its list. */
function toldRow(reply: unknown): Shape | undefined {
  if (reply instanceof z.ZodObject) return reply as Shape;
  if (reply instanceof z.ZodArray) return toldRow(reply.element);
  if (reply instanceof z.ZodNullable || reply instanceof z.ZodOptional) return toldRow(reply.unwrap());
  return undefined;
}

/**
 * A row may be sent back unchanged (decision 48): fields of the reply that the call does not accept are
 * removed.
 */
function withoutToldOnly({ body: taken, reply }: Definition, body: unknown): Pick<RawInput, 'body' | 'told'> {
  const shown = toldRow(reply)?.shape;
  if (!taken || !shown || !isRecord(body)) return { body };
  const isToldOnly = (name: string): boolean =>
    Object.hasOwn(shown, name) && !Object.hasOwn(taken.shape, name);
  const entries = Object.entries(body);
  const told = entries.filter(([name]) => isToldOnly(name));
  if (told.length === 0) return { body };
  const left = entries.filter(([name]) => !isToldOnly(name));
  return { body: Object.fromEntries(left), told: Object.fromEntries(told) };
}

const mostFilters = 100;
const orderFields = ['page', 'per_page', 'sortBy', 'sortDir', 'filters'];

/** List queries: blank values are ignored, and `filters` may be one JSON object. */
function readArrangement({ query: taken }: Definition, query: unknown): unknown {
  if (!taken || !('sortBy' in taken.shape)) return query;
  const given = record(query);
  for (const name of orderFields) if (given[name] === '') delete given[name];
  const { filters, ...rest } = given;
  if (typeof filters !== 'string') return given;
  const columns = parseJson(filters, mostFilters, 'filters');
  if (columns === null || typeof columns !== 'object' || Array.isArray(columns))
    return failAt('filters', 'not-valid');
  for (const [column, value] of Object.entries(columns)) {
    if (typeof value === 'object' && value !== null) failAt(`filters[${column}]`, 'not-valid');
    if (value !== null) rest[`filters[${column}]`] = String(value);
  }
  return rest;
}

function read(shape: Shape | undefined, value: unknown, where: string): unknown {
  if (!shape) {
    if (value !== undefined && value !== null && Object.keys(value).length > 0)
      failAt(where, 'unknown-field');
    return {};
  }
  const result = shape.safeParse(value ?? {}, { reportInput: true });
  if (!result.success) throw invalidOf(result.error);
  return result.data;
}

/** Validated path parameters, for checks before the body is parsed. */
export function readPath(operation: Definition, params: unknown): unknown {
  assertPlain(params);
  return read(operation.params, params, 'path');
}

/** Validated params, query and body of an operation, or `InvalidInput` with the codes of all fields. */
export function readInput(operation: Definition, raw: RawInput): RawInput {
  assertPlain(raw.params);
  assertPlain(raw.query);
  const { params, body } = fromBody(operation, raw);
  if (operation.method !== 'GET') assertSameIds(operation, record(params), body);
  // A GET has no body: a legacy spelling's body is read as its query (PRINT-P1).
  const asked =
    operation.method === 'GET' && operation.query ? { ...record(raw.query), ...record(body) } : null;
  const sent = withoutToldOnly(operation, withoutRepeatedId(operation, record(params), body));
  return {
    params: read(operation.params, params, 'path'),
    query: read(operation.query, readArrangement(operation, asked ?? raw.query), 'query'),
    body: read(operation.body, asked ? undefined : sent.body, 'body'),
    ...(sent.told && { told: sent.told }),
  };
}
