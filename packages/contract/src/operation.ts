/** Declaration of an API operation. Checks, client, documentation and tests are derived from it. */
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { z } from 'zod';
import type { Collection } from './collections.ts';
import { revisedCollections } from './revised-collections.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `public` needs no session, `signed-in` any session, a key that permission, a list one of the
 * permissions. Rules decide further rights, such as those of the holder of a map.
 */
export type Gate =
  | 'public'
  | 'signed-in'
  | PermissionKey
  | readonly [PermissionKey, PermissionKey, ...PermissionKey[]];

/**
 * Effect of a repeated call. `read`: no effect. `key`: the same Idempotency-Key returns the stored reply;
 * calls without a key lack this guarantee. `natural`: idempotent without a key; only for public calls and
 * the caller's own session.
 */
export type Idempotency = 'read' | 'key' | 'natural';

/**
 * Rows that the operation accesses: the caller's, their congregation's, those of all congregations, or none.
 */
export type Scope = 'own' | 'congregation' | 'world' | 'none';

export type Shape = z.ZodObject<z.ZodRawShape>;

export interface Limits {
  /** Largest accepted body in bytes; 64 kB if omitted. */
  bodyBytes?: number;
  /** Most values (objects, lists, texts, numbers …) in a JSON body; 10,000 if omitted. */
  values?: number;
  /** Most calls a minute from one address; required for public operations, which have no other rate limit. */
  perMinute?: number;
  /**
   * Requires a session confirmed within the last 8 hours (AUTH-R7); if omitted, `needsRecentCheck` decides by
   * the permission.
   */
  recentCheck?: boolean;
}

/** A file in a multipart/form-data request, in addition to the fields of `body`. */
export interface Upload {
  field: string;
  /** Name of the field in the specification, if it differs. */
  legacyField?: string;
  bytes: number;
  /** Accepted media types, detected from the content, not the name. */
  types: readonly string[];
  /** Most files in one request, 1 if omitted. `bytes` limits their total size. */
  files?: number;
}

export interface Definition {
  /** `domain.operation`: also the key in the contract, the file on the server and the hook in the app. */
  name: string;
  method: Method;
  /** Under `/api`, parameters in braces: `/maps/{number}`. */
  path: string;
  /** Noun phrase or imperative without a period; requirement ids at the end are not published. */
  summary: string;
  /** Sentences that the summary needs to be understood. */
  description?: string;
  permission: Gate;
  /** Required in addition to `permission`, if one permission opens a menu and another the entry (MSG-R5). */
  also?: PermissionKey;
  scope: Scope;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  upload?: Upload;
  /** The body is signed by a provider; the signature is verified over the raw text before it is parsed. */
  signed?: true;
  /** The body is a form (`application/x-www-form-urlencoded`), for senders that support nothing else. */
  form?: true;
  /** Shape of `data` in the reply `{ data, meta? }`; `'file'` for bytes, `'events'` for a stream. */
  reply: z.ZodType | 'file' | 'events';
  /** Media types of the file; required with `reply: 'file'`, not allowed otherwise. */
  fileTypes?: readonly string[];
  /** Refusal codes of the operation; each has a phrase in `problems` and a status (`refusal-status.ts`). */
  refusals: readonly string[];
  idempotent: Idempotency;
  /**
   * Fields of `data` that contain a secret: not stored with the reply, so a repeated call returns null for
   * them.
   */
  forgets?: readonly string[];
  /** Other methods and paths of the operation in the specification (COMMON-O3). */
  legacy?: readonly { method: Method; path: string }[];
  /**
   * Collections shown in the reply. Devices read it again after a write changes one of them, and it is 304
   * while no revision rose. Without it, or with a collection that has no revision, the reply is never 304.
   */
  reads?: readonly Collection[];
  /** Collections that the call may change; required for every write, even if empty. */
  changes?: readonly Collection[];
  limits?: Limits;
  /** Reads or writes many rows: its transactions queue separately, so that they do not delay other calls. */
  heavy?: true;
  /** The link also opens with a print ticket as `api_token` in the query instead of a session (AUTH-R10). */
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

/** Whether the permissions satisfy the gate. */
export function opensGate(gate: Gate, permissions: ReadonlySet<string>): boolean {
  if (gate === 'public' || gate === 'signed-in') return true;
  return typeof gate === 'string' ? permissions.has(gate) : gate.some((key) => permissions.has(key));
}

/** Whether the permissions allow a call of the operation. */
export const mayCall = (
  { permission, also }: Pick<Definition, 'permission' | 'also'>,
  permissions: ReadonlySet<string>,
): boolean => opensGate(permission, permissions) && (also === undefined || permissions.has(also));

const recentlyCheckedKeys = /^(settings|schedules|assignments)\./;

/**
 * AUTH-R7: operations of Assignments, Schedules and Settings. Operations whose permissions all belong to
 * these screens are covered by their gate, others declare `recentCheck`. Operations for signing in are not
 * covered.
 */
export function needsRecentCheck({ limits, permission }: Definition): boolean {
  if (limits?.recentCheck !== undefined) return limits.recentCheck;
  if (permission === 'public' || permission === 'signed-in') return false;
  const keys: readonly string[] = typeof permission === 'string' ? [permission] : permission;
  return keys.every((key) => recentlyCheckedKeys.test(key));
}

const ordinaryBytes = 65_536;
const ordinaryValues = 10_000;

/** Largest accepted body in bytes; files of an upload have their own limit. */
export const bodyBytesOf = ({ limits }: Definition): number => limits?.bodyBytes ?? ordinaryBytes;

export const bodyValuesOf = ({ limits }: Definition): number => limits?.values ?? ordinaryValues;

const revised: ReadonlySet<Collection> = new Set([...revisedCollections, '*']);

/** Whether the revisions show that a reply is unchanged, so that it may be 304. */
export const hasRevisions = <D extends Definition>(
  operation: D,
): operation is D & { reads: readonly Collection[] } =>
  operation.reads?.every((name) => revised.has(name)) ?? false;

const failUnless = (condition: boolean, name: string, what: string): void => {
  if (!condition) throw new Error(`operation ${name}: ${what}`);
};

/** Declares an operation. Throws at start if the declaration contradicts itself. */
export function operation<const D extends Definition>(definition: D): Operation<D> {
  const { name, method, path, idempotent, permission, params } = definition;
  failUnless(/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(name), name, 'name must be domain.operation');
  failUnless(
    /^\/[a-zA-Z0-9/{}._-]*$/.test(path),
    name,
    'path must start with / and name parameters in braces',
  );
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
  failUnless(
    JSON.stringify(named) === JSON.stringify(Object.keys(params?.shape ?? {}).sort()),
    name,
    'params must match the path',
  );
  failUnless(
    (method === 'GET') === (idempotent === 'read'),
    name,
    'a GET must have idempotent read, other methods key or natural',
  );
  failUnless(
    idempotent !== 'natural' || permission === 'public' || definition.scope === 'own',
    name,
    'only public and own calls may have idempotent natural',
  );
  failUnless(
    method === 'GET' ? definition.changes === undefined : definition.changes !== undefined,
    name,
    'a write must declare changes, a GET must not',
  );
  failUnless(method === 'GET' || definition.reads === undefined, name, 'only a GET may declare reads');
  failUnless(method !== 'GET' || definition.body === undefined, name, 'a GET must not have a body');
  failUnless(
    !definition.ticket || (method === 'GET' && definition.reply === 'file' && permission !== 'public'),
    name,
    'a ticket requires a GET of a file with a permission',
  );
  failUnless(
    (definition.reply === 'file') === (definition.fileTypes !== undefined),
    name,
    'fileTypes must be declared for files, and only for files',
  );
  failUnless(
    (permission === 'public') === (definition.limits?.perMinute !== undefined),
    name,
    'perMinute must be declared for public operations, and only for them',
  );
  failUnless(
    !definition.signed || (permission === 'public' && definition.body !== undefined),
    name,
    'signed requires a public operation with a body',
  );
  for (const legacy of definition.legacy ?? []) {
    for (const [, parameter] of legacy.path.matchAll(/\{(\w+)\}/g)) {
      const known = parameter! in (params?.shape ?? {}) || parameter! in (definition.body?.shape ?? {});
      failUnless(known, name, `legacy parameter ${parameter} must be in params or body`);
    }
  }
  return definition;
}

/** The path under `/api` with its parameters filled in. */
export function pathOf(path: string, params: Record<string, unknown> = {}): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;
}
