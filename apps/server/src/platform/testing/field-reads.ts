/**
 * Records which fields of its body and query an operation reads. A field that is only copied with the whole
 * object (`{ ...body }`) counts as read if a statement of the same call writes a column of its name or
 * carries its value.
 */

import type { Definition } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import pg from 'pg';
import { domains } from '#app/contexts';
import { namedTwice } from '#app/input';

interface Reads {
  read: Set<string>;
  copied: Map<string, unknown[]>;
}

const readsOf = new Map<string, Reads>();

/** Values of the statements since the last call began, as text. */
let sentToDatabase: string[] = [];

function noteRead(operation: string): Reads {
  const known = readsOf.get(operation) ?? { read: new Set(), copied: new Map() };
  readsOf.set(operation, known);
  return known;
}

/** A copy requests the property descriptor before the value; a plain read does not. */
function watched(operation: string, at: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  let described: string | symbol | undefined;
  return new Proxy(value, {
    get(target, name) {
      const found = Reflect.get(target, name, target);
      const field = `${at}.${String(name)}`;
      const { read, copied } = noteRead(operation);
      if (described === name) copied.set(field, [...(copied.get(field) ?? []), found]);
      else read.add(field);
      described = undefined;
      return found;
    },
    has(target, name) {
      noteRead(operation).read.add(`${at}.${String(name)}`);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      described = name;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
}

type Call = Record<'body' | 'query', unknown>;

/** A short value, such as a switch or a count, occurs in any statement, so it proves nothing. */
const tooShort = 2;

function isWritten(field: string, value: unknown): boolean {
  if (value === undefined) return false;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const column = new RegExp(`(?:insert into|update) .*\\b${field.split('.')[1]}\\b`, 's');
  return sentToDatabase.some((sent) => (text.length > tooShort && sent.includes(text)) || column.test(sent));
}

/** Marks the fields of the finished call that were copied and written. */
function settleCopies(operation: string): void {
  const reads = readsOf.get(operation);
  for (const [field, values] of reads?.copied ?? [])
    if (values.some((value) => isWritten(field, value))) reads!.read.add(field);
}

/** Text and values of a statement, in each form that the driver accepts. */
function textOfStatement([first, values]: unknown[]): string {
  if (typeof first === 'string') return JSON.stringify([first, Array.isArray(values) ? values : []]);
  const { asked, text, values: own } = first as Record<string, unknown>;
  return JSON.stringify([asked, text, own]);
}

/** Starts recording the reads of every route in this process. */
export function watchFieldReads(): void {
  for (const route of domains.flatMap(({ operations }) => operations)) {
    const { name } = route.operation;
    const watching = (run: (call: Call) => Promise<unknown>) => (call: Call) =>
      run({ ...call, body: watched(name, 'body', call.body), query: watched(name, 'query', call.query) });
    const { handler, prepare } = route;
    route.handler = async (call) => {
      sentToDatabase = [];
      const answer = await watching(handler)(call);
      settleCopies(name);
      return answer;
    };
    if (prepare) route.prepare = watching(prepare);
  }
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    sentToDatabase.push(textOfStatement(given));
    return query.apply(this, given);
  } as never;
}

/** Fields that the dispatcher reads: order and filters of a list, and an id that is in the path too. */
function readByDispatcher(operation: Definition): ReadonlySet<string> {
  const list = ['page', 'per_page', 'sortBy', 'sortDir'].map((name) => `query.${name}`);
  return new Set([...list, ...namedTwice(operation).map(([field]) => `body.${field}`)]);
}

/** Fields of these operations that no call has read. */
export function unreadFields(operations: ReadonlySet<string>): string[] {
  return allOperations
    .filter(({ name }) => operations.has(name))
    .flatMap((operation) => {
      const elsewhere = readByDispatcher(operation);
      const read = readsOf.get(operation.name)?.read;
      return [
        ...Object.keys(operation.body?.shape ?? {}).map((name) => `body.${name}`),
        ...Object.keys(operation.query?.shape ?? {}).map((name) => `query.${name}`),
      ]
        .filter((field) => !field.startsWith('query.filters[') && !elsewhere.has(field) && !read?.has(field))
        .map((field) => `${operation.name} ${field}`);
    });
}
