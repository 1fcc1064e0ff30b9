/**
 * Generates the app's operation tables from the contract without its schemas, so that zod stays on the
 * server.
 */
import type { Definition } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** Operations that the dashboard and the screens of links call before the full table is loaded. */
const first = new Set([
  'access.checkSession',
  'access.openLink',
  'addresses.listMyAddresses',
  'borders.readMapPlan',
  'carts.listDueReports',
  'congregations.readCongregation',
  'dashboard.countUnread',
  'dashboard.readAlerts',
  'dashboard.readMovingIn',
  'dashboard.readOpenSeats',
  'dashboard.readSubscription',
  'duties.listMyDuties',
  'duties.readAnswer',
  'events.listEvents',
  'maps.listMaps',
  'maps.readMap',
  'meetings.listLanguageGroups',
  'meetings.listMeetingAssignments',
  'meetings.listMeetings',
  'meetings.listParts',
  'reports.listDelegates',
  'reports.listReportsOf',
  'reports.readMonth',
  'swaps.listOpenPlaces',
  'sync.listChanges',
]);

/** Operations for which the server works long, or whose request has many bytes. */
const isLong = ({ heavy, upload, reply }: Definition): boolean =>
  heavy === true || upload !== undefined || reply === 'file';

/**
 * Method, path and idempotency of each operation, the collections that a read shows or a write changes, and a
 * flag for long ones.
 */
const table = (operations: typeof allOperations): object =>
  Object.fromEntries(
    operations.map((operation) => {
      const { name, method, path, idempotent, reads, changes } = operation;
      const common = [method, path, idempotent === 'key' ? 1 : 0, reads ?? changes ?? []];
      return [name, isLong(operation) ? [...common, 1] : common];
    }),
  );

interface DescribedSchema {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: DescribedSchema[];
}

/** Returns the first type of a field that is not null: the number schema for an optional number. */
function mainKind(described: DescribedSchema): DescribedSchema {
  const kind = described.anyOf?.find(({ type }) => type !== 'null');
  return kind ? mainKind(kind) : described;
}

/** Limits of a field that a form can check without the server. */
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
    // A PATCH may omit any field but must not blank a required one.
    const optional = type.safeParse(method === 'PATCH' ? null : undefined).success;
    return [name, limitsOf(type, optional)];
  });

/** Fields of each body. A separate module, because the first paint has no form. */
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
