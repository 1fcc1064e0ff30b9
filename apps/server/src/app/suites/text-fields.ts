/** Every text field of an operation, from its schemas: location, kind, and how to send a value in it. */
import type { Definition } from '@sheaf/contract/operation';
import { z } from 'zod';
import type { RawInput } from '#app/input';
import { acceptable } from '#app/suites/example-values';

export interface TextField {
  /** `maps.handIn body.note`; `[]` is an item of a list, `{}` a value of a record, `{key}` its name. */
  name: string;
  /** `one`, `many`, `flattened` or `json`; undefined for a pattern or an enum. */
  lines: unknown;
  /** Parses one value of the field. */
  schema: z.core.$ZodType;
  /** Path under which an error is reported. */
  path: string;
  /** An input with the value in this field; other required fields may be missing. */
  input: (value: string) => RawInput;
}

type Place = (value: unknown) => unknown;

interface Spot {
  name: string;
  path: readonly string[];
  place: Place;
}

const within = ({ name, path, place }: Spot, label: string, key: string, wrap: Place): Spot => ({
  name: name + label,
  path: [...path, key],
  place: (value) => place(wrap(value)),
});

const linesOf = (schema: z.core.$ZodType): unknown => z.globalRegistry.get(schema)?.lines;

type Leaf = Spot & Pick<TextField, 'schema' | 'lines'>;

const isJson = (schema: z.core.$ZodType): boolean => linesOf(schema) === 'json';

/** JSON within a text: its fields are in the schema of the parsed value. */
function leavesOfPipe({ in: from, out }: z.core.$ZodPipeDef, schema: z.core.$ZodType, spot: Spot): Leaf[] {
  const first = (from as z.core.$ZodTypes)._zod.def;
  if (first.type === 'transform') return leavesOf(out, spot);
  if (first.type === 'pipe' && isJson(first.in))
    return leavesOf(out, { ...spot, place: (value) => spot.place(JSON.stringify(value)) });
  if (first.type === 'string' && linesOf(from) === undefined) return [{ ...spot, schema, lines: undefined }];
  return leavesOf(from, spot);
}

interface ListSchema {
  type?: unknown;
  items?: unknown;
}

/** Nested lists of numbers, such as the corners of a border. */
function isListOfNumbers({ type, items }: ListSchema): boolean {
  const inner = items as ListSchema | undefined;
  return type === 'array' && inner !== undefined && (inner.type === 'number' || isListOfNumbers(inner));
}

function leavesOf(schema: z.core.$ZodType, spot: Spot): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        leavesOf(
          field,
          within(spot, `.${key}`, key, (value) => ({ [key]: value })),
        ),
      );
    case 'array':
      return leavesOf(
        def.element,
        within(spot, '[]', '0', (value) => [value]),
      );
    case 'tuple':
      return def.items.flatMap((item, index) =>
        leavesOf(
          item,
          within(spot, `[${index}]`, String(index), (value) => [value]),
        ),
      );
    case 'record':
      return [
        ...leavesOf(def.keyType, { ...spot, name: `${spot.name}{key}` }).map((leaf) => ({
          ...leaf,
          place: (value: unknown) => spot.place({ [String(value)]: null }),
        })),
        ...leavesOf(
          def.valueType,
          within(spot, '{}', '1', (value) => ({ 1: value })),
        ),
      ];
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, spot));
    case 'optional':
    case 'nullable':
    case 'default':
      return leavesOf(def.innerType, spot);
    case 'pipe':
      return leavesOfPipe(def, schema, spot);
    case 'string':
      return [{ ...spot, schema, lines: linesOf(schema) }];
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return [];
    case 'custom':
      if (isListOfNumbers(z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any' }))) return [];
      throw new Error(`${spot.name}: nobody has said whether it holds text`);
    default:
      throw new Error(`${spot.name}: nobody has said whether a ${def.type} holds text`);
  }
}

/** All text fields; one in two options of a union is listed twice. */
export const textFieldsOf = (operation: Definition): TextField[] =>
  (['params', 'query', 'body'] as const).flatMap((where) => {
    const shape = operation[where];
    if (!shape) return [];
    return leavesOf(shape, { name: `${operation.name} ${where}`, path: [], place: (value) => value }).map(
      ({ name, path, place, schema, lines }) => ({
        name,
        schema,
        lines,
        path: path.join('.'),
        input: (value): RawInput => ({
          params: acceptable(operation.params),
          query: {},
          body: undefined,
          [where]: place(value),
        }),
      }),
    );
  });
