/** Reads docs/requirements/documented-calls.json, and finds the operation of a documented call. */
import { readFileSync } from 'node:fs';
import type { Definition } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { z } from 'zod';

type Fields = (string | Record<string, FieldsOrShape>)[];
export type FieldsOrShape = string | Fields;

export const documentedTypes = [
  'string',
  'integer',
  'number',
  'boolean',
  'date',
  'time',
  'instant',
  'list',
] as const;
export type DocumentedType = (typeof documentedTypes)[number];

/** `name`, or `name: type` if the specification names one; suffix `[]` for a list, `?` for nullable. */
const plainField = new RegExp(String.raw`^(\w+)(?:: (${documentedTypes.join('|')})(\[\])?(\?)?)?$`);
/** A field with nested fields: `name`, with `[]` for a list of records, with `?` for nullable. */
const recordField = /^(\w+)(\[\])?(\?)?$/;

const fields: z.ZodType<Fields> = z.lazy(() =>
  z
    .array(
      z.union([
        z.string().regex(plainField),
        z.record(z.string().regex(recordField), z.union([z.string(), fields])),
      ]),
    )
    .min(1),
);
const fieldsOrShape = z.union([z.string(), fields]);
const json = z.record(z.string(), z.json());

const call = z.strictObject({
  /** Id of the catalogue row, with a letter if the row has several calls. */
  id: z.string().regex(/^[A-Z0-9]+-[CPOS]\d+[a-z]?$/),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Path under `/api`, placeholders in braces. */
  path: z.string().startsWith('/'),
  /** Example values of the path placeholders. `$name` here and below is a row that the suite plants. */
  params: json.optional(),
  query: json.optional(),
  payload: json.optional(),
  upload: z.strictObject({ field: z.string(), name: z.string(), content: z.enum(['png', 'pdf']) }).optional(),
  /** Shape of `data`: one record or a list of rows; `nothing` without documented fields. */
  reply: z.union([
    z.literal(['nothing', 'file']),
    z.strictObject({ record: fieldsOrShape }),
    z.strictObject({ rows: fieldsOrShape }),
  ]),
  status: z.enum(['served', 'planned']),
  note: z.string().optional(),
});

const file = z.strictObject({ shapes: z.record(z.string(), fields), calls: z.array(call) });

export type DocumentedCall = z.infer<typeof call>;

const read = file.parse(
  JSON.parse(
    readFileSync(new URL('../../../../../docs/requirements/documented-calls.json', import.meta.url), 'utf8'),
  ),
);

export const documentedCalls: readonly DocumentedCall[] = read.calls;
export const servedCalls = documentedCalls.filter(({ status }) => status === 'served');

export interface Field {
  name: string;
  inner: FieldsOrShape | null;
  /** Null if the specification names none. */
  type: DocumentedType | null;
  isList: boolean;
  mayBeNull: boolean;
}

export function fieldsOf(given: FieldsOrShape): Field[] {
  const list = typeof given === 'string' ? read.shapes[given] : given;
  if (!list) throw new Error(`no shape is called ${String(given)}`);
  return list.flatMap((field): Field[] => {
    if (typeof field === 'string') {
      const [, name = '', type, many, none] = plainField.exec(field) ?? [];
      return [
        {
          name,
          inner: null,
          type: (type as DocumentedType | undefined) ?? null,
          isList: Boolean(many),
          mayBeNull: Boolean(none),
        },
      ];
    }
    return Object.entries(field).map(([key, inner]) => {
      const [, name = '', many, none] = recordField.exec(key) ?? [];
      return { name, inner, type: null, isList: Boolean(many), mayBeNull: Boolean(none) };
    });
  });
}

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/** Number of placeholders of a spelling that matches the path; undefined without a match. */
function placeholdersIn(spelling: string, path: string): number | undefined {
  const [names, parts] = [spelling.split('/'), path.split('/')];
  if (names.length !== parts.length) return undefined;
  if (!names.every((name, index) => isPlaceholder(name) || name === parts[index])) return undefined;
  return names.filter(isPlaceholder).length;
}

/** The operation that a router finds: of several matching spellings the one with the fewest placeholders. */
export function operationOf({ method, path, params = {} }: DocumentedCall): Definition | undefined {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const found = allOperations.flatMap((operation) =>
    [operation, ...(operation.legacy ?? [])]
      .filter((spelling) => spelling.method === method)
      .map((spelling) => ({ operation, placeholders: placeholdersIn(spelling.path, filled) }))
      .filter(({ placeholders }) => placeholders !== undefined),
  );
  return found.sort((a, b) => a.placeholders! - b.placeholders!)[0]?.operation;
}
