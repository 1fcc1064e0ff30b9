/** One request the server answers: everything that is derived from it (checks, client, documentation, tests) reads this. */
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { z } from 'zod';
import type { Collection } from './collections.ts';
import { revisedCollections } from './revised-collections.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` needs no session, `signed-in` any session, a key needs that key, a list needs one of them.
 * `holder` rights (the person who holds a map) are decided by the rule of the operation, beyond this gate.
 */
export type Gate =
  | 'public'
  | 'signed-in'
  | PermissionKey
  | readonly [PermissionKey, PermissionKey, ...PermissionKey[]];

/**
 * How a repeated call behaves. `read`: no effect. `key`: with the same Idempotency-Key the stored answer is given again
 * (a caller without a key gets no such promise). `natural`: repetition has no second effect by its nature; only for public
 * calls and the actor's own session.
 */
export type Idempotency = 'read' | 'key' | 'natural';

/** Whose rows: the actor's own, their congregation's, the world's, or none. */
export type Scope = 'own' | 'congregation' | 'world' | 'none';

export type Shape = z.ZodObject<z.ZodRawShape>;

export interface Limits {
  /** Largest accepted body in bytes; 64 kB unless given. */
  bodyBytes?: number;
  /** Most values (objects, lists, texts, numbers …) in a JSON body; 10,000 unless given. */
  values?: number;
  /** Most calls a minute from one address; required for public operations, which have no other limit. */
  perMinute?: number;
  /** Demands a session checked within the last 8 hours (AUTH-R7); where it is not said, the gate decides (`needsRecentCheck`). */
  recentCheck?: boolean;
}

/** A file sent as multipart/form-data beside the fields of `body`. */
export interface Upload {
  field: string;
  /** Another name of the same field in the specification. */
  legacyField?: string;
  bytes: number;
  /** Media types accepted, decided by content and not by name. */
  types: readonly string[];
  /** How many may be sent in one request; one unless given. `bytes` is for all of them together. */
  files?: number;
}

export interface Definition {
  /** `domain.operation`, the same words as the contract's key, the server's file and the screen's hook. */
  name: string;
  method: Method;
  /** Under `/api`, parameters in braces: `/maps/{number}`. */
  path: string;
  summary: string;
  permission: Gate;
  /** Needed beside `permission`, where one key opens a menu and another the entry (MSG-R5). */
  also?: PermissionKey;
  scope: Scope;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  upload?: Upload;
  /** A provider signs the body: its signature is checked over the text before any of it is parsed. */
  signed?: true;
  /** The body comes as a form (`application/x-www-form-urlencoded`), from a stranger who speaks nothing else. */
  form?: true;
  /** Shape of `data` in the answer `{ data, meta? }`; `'file'` when the answer is bytes, `'events'` when it is a stream. */
  reply: z.ZodType | 'file' | 'events';
  /** Media types that a file may have; required with `reply: 'file'`, and only there. */
  fileTypes?: readonly string[];
  /** Codes of the refusals this operation may give; each has a phrase in `problems`, and a status (`refusal-status.ts`). */
  refusals: readonly string[];
  idempotent: Idempotency;
  /** Fields of `data` that hold a secret: never kept with the stored answer, so a repetition gives them as null. */
  forgets?: readonly string[];
  /** Other spellings of the same call in the specification (COMMON-O3). */
  legacy?: readonly { method: Method; path: string }[];
  /**
   * What the answer shows. A phone reads it again once a write changes one of these, and it is 304 while none of their revisions
   * rose; where it is not said, or names a collection without a revision, the answer is always made anew.
   */
  reads?: readonly Collection[];
  /** What the call may change: every write says so, if only with an empty list. */
  changes?: readonly Collection[];
  limits?: Limits;
  /** Reads or writes much: its transaction waits for its turn in a queue of its own, so that nobody else waits for it. */
  heavy?: true;
  /** Its link also opens with a print ticket as `api_token` in the query instead of a session (AUTH-R10). */
  ticket?: true;
}

export type Operation<D extends Definition = Definition> = D;

type Infer<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type GivenInput<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<D extends Definition> = Infer<D['params']>;
export type QueryOf<D extends Definition> = Infer<D['query']>;
export type BodyOf<D extends Definition> = Infer<D['body']>;
export type GivenParamsOf<D extends Definition> = GivenInput<D['params']>;
export type GivenQueryOf<D extends Definition> = GivenInput<D['query']>;
export type GivenBodyOf<D extends Definition> = GivenInput<D['body']>;
export type ReplyOf<D extends Definition> = D['reply'] extends z.ZodType ? z.output<D['reply']> : unknown;
export type RefusalOf<D extends Definition> = D['refusals'][number];

/** Whether these permissions let somebody through the gate. */
export function opensGate(gate: Gate, permissions: ReadonlySet<string>): boolean {
  if (gate === 'public' || gate === 'signed-in') return true;
  return typeof gate === 'string' ? permissions.has(gate) : gate.some((key) => permissions.has(key));
}

/** Whether these permissions let somebody call an operation. */
export const mayCall = (
  { permission, also }: Pick<Definition, 'permission' | 'also'>,
  permissions: ReadonlySet<string>,
): boolean => opensGate(permission, permissions) && (also === undefined || permissions.has(also));

const recentlyCheckedKeys = /^(settings|schedules|assignments)\./;

/**
 * AUTH-R7: what Assignments, Schedules and Settings do. Whatever only their permissions open is covered by its gate; the rest of
 * these screens says so itself. What is done and read at the door is not covered.
 */
export function needsRecentCheck({ limits, permission }: Definition): boolean {
  if (limits?.recentCheck !== undefined) return limits.recentCheck;
  if (permission === 'public' || permission === 'signed-in') return false;
  const keys: readonly string[] = typeof permission === 'string' ? [permission] : permission;
  return keys.every((key) => recentlyCheckedKeys.test(key));
}

const ordinaryBytes = 65_536;
const ordinaryValues = 10_000;

/** Largest accepted body in bytes; the files of an upload are limited by themselves. */
export const bodyBytesOf = ({ limits }: Definition): number => limits?.bodyBytes ?? ordinaryBytes;

/** Most values in a body. */
export const bodyValuesOf = ({ limits }: Definition): number => limits?.values ?? ordinaryValues;

const revised: ReadonlySet<Collection> = new Set([...revisedCollections, '*']);

/** Whether revisions tell that an answer is still the same, so that it may be 304. */
export const hasRevisions = <D extends Definition>(
  operation: D,
): operation is D & { reads: readonly Collection[] } =>
  operation.reads?.every((name) => revised.has(name)) ?? false;

const failUnless = (condition: boolean, name: string, what: string): void => {
  if (!condition) throw new Error(`operation ${name}: ${what}`);
};

/** Declares an operation; throws at start when the declaration contradicts itself, so that it never registers. */
export function operation<const D extends Definition>(definition: D): Operation<D> {
  const { name, method, path, idempotent, permission, params } = definition;
  failUnless(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(name), name, 'name is domain.operation');
  failUnless(/^\/[a-zA-Z0-9/{}._-]*$/.test(path), name, 'path starts with / and names parameters in braces');
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
  failUnless(
    JSON.stringify(named) === JSON.stringify(Object.keys(params?.shape ?? {}).sort()),
    name,
    'params are those of the path',
  );
  failUnless(
    (method === 'GET') === (idempotent === 'read'),
    name,
    'a GET reads, everything else states how it repeats',
  );
  failUnless(
    idempotent !== 'natural' || permission === 'public' || definition.scope === 'own',
    name,
    'only public and own calls repeat by nature',
  );
  failUnless(
    method === 'GET' ? definition.changes === undefined : definition.changes !== undefined,
    name,
    'a write says what it changes, and a GET changes nothing',
  );
  failUnless(method === 'GET' || definition.reads === undefined, name, 'only what a GET answers is kept');
  failUnless(method !== 'GET' || definition.body === undefined, name, 'a GET has no body');
  failUnless(
    !definition.ticket || (method === 'GET' && definition.reply === 'file' && permission !== 'public'),
    name,
    'a ticket opens a file that somebody is permitted to read',
  );
  failUnless(
    (definition.reply === 'file') === (definition.fileTypes !== undefined),
    name,
    'a file has declared media types, and only a file',
  );
  failUnless(
    (permission === 'public') === (definition.limits?.perMinute !== undefined),
    name,
    'a public operation has a rate limit, and only a public one',
  );
  failUnless(
    !definition.signed || (permission === 'public' && definition.body !== undefined),
    name,
    'only the body of a public operation is signed',
  );
  for (const legacy of definition.legacy ?? []) {
    for (const [, parameter] of legacy.path.matchAll(/\{(\w+)\}/g)) {
      const known = parameter! in (params?.shape ?? {}) || parameter! in (definition.body?.shape ?? {});
      failUnless(known, name, `legacy parameter ${parameter} is one of params or body`);
    }
  }
  return definition;
}

/** The path with its parameters filled in, under `/api`. */
export function pathOf(path: string, params: Record<string, unknown> = {}): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;
}
