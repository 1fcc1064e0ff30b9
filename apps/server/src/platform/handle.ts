/** Binds an operation of the contract to its handler. */
import type { BodyOf, Definition, ParamsOf, QueryOf, RefusalOf, ReplyOf } from '@sheaf/contract/operation';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes, RefusalValues } from '#platform/outcome';
import type { Platform } from '#platform/platform';
import type {
  CookieReply,
  DeferredReply,
  EventsReply,
  FileReply,
  JsonReply,
  PageReply,
} from '#platform/replies';

export interface UploadedFile {
  bytes: Buffer;
  filename: string;
}

/** Client of the call, for the person's list of devices. */
export interface Origin {
  device: string;
  ip: string;
}

/** The raw request, for signature checks. */
export interface Wire {
  /** The unparsed body; empty for files. */
  text: string;
  header(name: string): string | undefined;
}

interface CallBase<D extends Definition> {
  params: ParamsOf<D>;
  query: QueryOf<D>;
  body: BodyOf<D>;
  /** Fields that the caller repeats from an answer and that the call ignores (decision 48). */
  told?: Readonly<Record<string, unknown>>;
  now: Date;
  origin: Origin;
  wire: Wire;
  platform: Platform;
  /** The uploaded file; only if the operation declares one. */
  file: UploadedFile;
  /** All uploaded files; the first is `file`. */
  files: readonly UploadedFile[];
  /** @param values for the placeholders of the refusal's sentence. */
  refuse(code: RefusalOf<D>, values?: RefusalValues): never;
  /** Refuses a stale version and returns the current row. */
  stale(current: unknown): never;
  missing(): never;
  /** The prepared result is outdated: the call restarts from `prepare`. */
  stalePreparation(): never;
  invalid(fields: FieldCodes): never;
}

/** Argument of `prepare`: everything except a transaction. */
export interface PrepareCall<D extends Definition> extends CallBase<D> {
  actor: Actor;
}

/** A stream holds no connection, so any number of phones may reconnect at once. */
export type StreamCall<D extends Definition> = PrepareCall<D>;

export interface TenantCall<D extends Definition> extends PrepareCall<D> {
  /** A transaction bound to the actor's congregation; it commits when the handler returns. */
  tenant: Tenant;
}

export type PublicCall<D extends Definition> = CallBase<D>;

export type CallOf<D extends Definition> = D['permission'] extends 'public'
  ? PublicCall<D>
  : D['reply'] extends 'events'
    ? StreamCall<D>
    : TenantCall<D>;

type Answer<D extends Definition> =
  | (D['reply'] extends 'file' | 'events' ? never : ReplyOf<D>)
  | FileReply
  | DeferredReply
  | EventsReply
  | JsonReply
  | (D['reply'] extends 'file' | 'events' ? never : CookieReply<ReplyOf<D>>)
  | (ReplyOf<D> extends (infer Row)[] ? PageReply<Row> : never);

export interface Route {
  operation: Definition;
  // biome-ignore lint/suspicious/noExplicitAny: the pair is checked where it is made, the list holds all of them
  handler: (call: any) => Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the pair is checked where it is made, the list holds all of them
  prepare?: (call: any) => Promise<unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: the pair is checked where it is made, the list holds all of them
  verify?: (call: any) => void | Promise<void>;
}

/** Argument of `verify`, which runs before the body is parsed. */
export interface SignedCall<D extends Definition> {
  params: ParamsOf<D>;
  now: Date;
  origin: Origin;
  wire: Wire;
  platform: Platform;
}

/**
 * `prepare` runs after authentication, authorisation and input validation, before a connection is taken: for
 * slow work without a database, such as parsing an upload. It may refuse, and may read in a short
 * transaction; the handler verifies that the result is still valid. `call.prepared` is the result. A retry
 * with the same key may prepare again.
 */
export function handle<D extends Definition, Prepared>(
  operation: D,
  handler: (call: Handler<D, Prepared>) => Promise<Answer<D>>,
  prepare: (call: PreparationCall<D>) => Promise<Prepared>,
): Route;
export function handle<D extends Definition>(
  operation: D,
  handler: (call: Handler<D>) => Promise<Answer<D>>,
): Route;
export function handle(operation: Definition, handler: Route['handler'], prepare?: Route['prepare']): Route {
  return { operation, handler, ...(prepare && { prepare }) };
}

type Verify<D extends Definition> = (call: SignedCall<D>) => void | Promise<void>;
type SignedDefinition = Definition & { signed: true };

/**
 * Like `handle`. `verify` checks the signature over `wire.text` and throws `SignInDenial` for an invalid one;
 * only then the body is parsed.
 */
export function handleSigned<D extends SignedDefinition, Prepared>(
  operation: D,
  verify: Verify<D>,
  handler: (call: Handler<D, Prepared>) => Promise<Answer<D>>,
  prepare: (call: PreparationCall<D>) => Promise<Prepared>,
): Route;
export function handleSigned<D extends SignedDefinition>(
  operation: D,
  verify: Verify<D>,
  handler: (call: Handler<D>) => Promise<Answer<D>>,
): Route;
export function handleSigned(
  operation: Definition,
  verify: NonNullable<Route['verify']>,
  handler: Route['handler'],
  prepare?: Route['prepare'],
): Route {
  return { operation, verify, handler, ...(prepare && { prepare }) };
}

/** Argument type of `prepare`: `call: Preparing<typeof maps.uploadMapPicture>`. */
export type PreparationCall<D extends Definition> = D['permission'] extends 'public'
  ? PublicCall<D>
  : PrepareCall<D>;

/**
 * Argument type of a handler: `call: Handler<typeof maps.readMap>`, with the result of `prepare` if it has
 * one.
 */
export type Handler<D extends Definition, Prepared = undefined> = undefined extends Prepared
  ? CallOf<D>
  : CallOf<D> & { prepared: Prepared };
