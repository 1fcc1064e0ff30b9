/**
 * Removes undeclared fields from a reply, so that a row read whole from the database exposes no other column.
 */
import type { z } from 'zod';

/** Lazy path of a removed field, built only if needed. */
class Trail {
  readonly found: string[] = [];
  readonly #steps: (string | number)[] = ['data'];
  enter(step: string | number): void {
    this.#steps.push(step);
  }
  leave(): void {
    this.#steps.pop();
  }
  note(name: string): void {
    this.found.push([...this.#steps, name].join('.'));
  }
}

type Prune = (value: unknown, trail: Trail | undefined) => unknown;

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const asItIs: Prune = (value) => value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function pruneInner(prune: Prune, value: unknown, step: string | number, trail: Trail | undefined): unknown {
  if (!trail) return prune(value, trail);
  trail.enter(step);
  const pruned = prune(value, trail);
  trail.leave();
  return pruned;
}

/** Copies only if something is removed or replaced, because most rows match the contract. */
function pruneFields(fields: ReadonlyMap<string, Prune>): Prune {
  return (value, trail) => {
    if (!isObject(value)) return value;
    let pruned: Record<string, unknown> | undefined;
    for (const name in value) {
      const prune = fields.get(name);
      if (prune === asItIs) continue;
      const before = value[name];
      if (!prune) {
        if (before === undefined) continue;
        trail?.note(name);
        pruned ??= { ...value };
        delete pruned[name];
      } else if (before !== null) {
        const after = pruneInner(prune, before, name, trail);
        if (after === before) continue;
        pruned ??= { ...value };
        pruned[name] = after;
      }
    }
    return pruned ?? value;
  };
}

const pruneEach =
  (pruneOf: (index: number) => Prune): Prune =>
  (value, trail) => {
    if (!Array.isArray(value)) return value;
    let pruned: unknown[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const after = pruneInner(pruneOf(index), value[index], index, trail);
      if (after === value[index]) continue;
      pruned ??= [...value];
      pruned[index] = after;
    }
    return pruned ?? value;
  };

function pruneOption(options: readonly Schema[]): Prune {
  const prunes = options.map((option) => ({ option: option as z.ZodType, prune: pruneOf(option) }));
  if (prunes.every(({ prune }) => prune === asItIs)) return asItIs;
  return (value, trail) => {
    if (value === null || typeof value !== 'object') return value;
    const fitting = prunes.find(({ option }) => option.safeParse(value).success);
    return fitting ? fitting.prune(value, trail) : value;
  };
}

function pruneRecord(prune: Prune): Prune {
  if (prune === asItIs) return asItIs;
  return (value, trail) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, pruneInner(prune, inner, name, trail)]),
        )
      : value;
}

function pruneOfObject({ shape, catchall }: z.core.$ZodObjectDef): Prune {
  if (catchall && catchall._zod.def.type !== 'never') return asItIs;
  return pruneFields(new Map(Object.entries(shape).map(([name, field]) => [name, pruneOf(field)])));
}

function makePrune(def: Def): Prune {
  switch (def.type) {
    case 'object':
      return pruneOfObject(def);
    case 'array': {
      const prune = pruneOf(def.element);
      return prune === asItIs ? asItIs : pruneEach(() => prune);
    }
    case 'tuple': {
      const prunes = def.items.map(pruneOf);
      return prunes.every((prune) => prune === asItIs)
        ? asItIs
        : pruneEach((index) => prunes[index] ?? asItIs);
    }
    case 'record':
      return pruneRecord(pruneOf(def.valueType));
    case 'union':
      return pruneOption(def.options);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return pruneOf(def.innerType);
    case 'pipe':
      return pruneOf(def.in);
    default:
      return asItIs;
  }
}

const made = new WeakMap<Schema, Prune>();

function pruneOf(schema: Schema): Prune {
  const known = made.get(schema);
  if (known) return known;
  const prune = makePrune((schema as z.core.$ZodTypes)._zod.def);
  made.set(schema, prune);
  return prune;
}

/** `value` as the contract declares it; the same object if nothing is removed. */
export const declaredOnly = (schema: z.ZodType, value: unknown): unknown => pruneOf(schema)(value, undefined);

/** Paths of the fields that `declaredOnly` removes. */
export function undeclaredFields(schema: z.ZodType, value: unknown): string[] {
  const trail = new Trail();
  pruneOf(schema)(value, trail);
  return trail.found;
}
