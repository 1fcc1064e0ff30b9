/** Gives the app what it needs of the contract without the schemas: zod stays on the server. */
import type { Definition } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** What the dashboard asks before the rest of the table is there. */
const first = new Set([
  'access.checkSession',
  'congregations.readCongregation',
  'dashboard.countUnread',
  'dashboard.readAlerts',
  'dashboard.readMovingIn',
  'dashboard.readSubscription',
  'maps.listMaps',
  'maps.readMap',
]);

/** How to call each operation, and which collections a read shows or a write changes. */
const table = (operations: typeof allOperations): object =>
  Object.fromEntries(
    operations.map(({ name, method, path, idempotent, reads, changes }) => [
      name,
      [method, path, idempotent === 'key' ? 1 : 0, reads ?? changes ?? []],
    ]),
  );

interface DescribedSchema {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: DescribedSchema[];
}

/** The first way in which a field is filled in: of a number that may be blank, the number. */
function mainKind(described: DescribedSchema): DescribedSchema {
  const kind = described.anyOf?.find(({ type }) => type !== 'null');
  return kind ? mainKind(kind) : described;
}

/** What a form can know of a field before the server has seen it. */
const limitsOf = (field: z.ZodType, optional: boolean): object => {
  const { maxLength, minimum, maximum } = mainKind(
    z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as DescribedSchema,
  );
  return {
    ...(!optional && !['', null].some((blank) => field.safeParse(blank).success) && { required: 1 }),
    ...(maxLength !== undefined && { most: maxLength }),
    ...(minimum !== undefined && { least: minimum }),
    ...(maximum !== undefined && { most: maximum }),
  };
};

const fieldsOf = ({ body, method }: Definition): [string, object][] =>
  Object.entries(body?.shape ?? {}).map(([name, field]) => {
    const type = field as z.ZodType;
    // What a change leaves out stays as it is, but what it sends must be whole.
    const optional = type.safeParse(method === 'PATCH' ? null : undefined).success;
    return [name, limitsOf(type, optional)];
  });

/** The fields of each body; apart from the table, because the first paint holds no form. */
const bodies = (): object =>
  Object.fromEntries(
    allOperations
      .filter(({ body, permission }) => body && permission !== 'public')
      .map((operation) => [operation.name, Object.fromEntries(fieldsOf(operation))]),
  );

const modules: Record<string, () => string> = {
  'virtual:operations': () => `export const operations = ${JSON.stringify(table(allOperations))};`,
  'virtual:first-operations': () =>
    `export const firstOperations = ${JSON.stringify(table(allOperations.filter(({ name }) => first.has(name))))};`,
  'virtual:body-fields': () => `export const bodyFields = ${JSON.stringify(bodies())};`,
};

export function operationsTable(): Plugin {
  return {
    name: 'sheaf-operations',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? modules[id.slice(1)]?.() : undefined),
  };
}
