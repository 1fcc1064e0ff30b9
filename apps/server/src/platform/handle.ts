/** Binds an operation of the contract to the function that carries it out. */
import type { BodyOf, Definition, ParamsOf, QueryOf, RefusalOf, ReplyOf } from '@sheaf/contract/operation';
import type { Actor } from '#platform/actor';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCodes, RefusalValues } from '#platform/outcome';
import type { Platform } from '#platform/platform';
import type { DeferredReply, EventsReply, FileReply, JsonReply, PageReply } from '#platform/replies';

export interface UploadedFile {
  bytes: Buffer;
  filename: string;
}

/** Where the call came from, for the person's own list of devices. */
export interface Origin {
  device: string;
  ip: string;
}

/** The request as it came, for whoever must check its signature. */
export interface Wire {
  /** The body before it was read; empty for files. */
  text: string;
  header(name: string): string | undefined;
}

interface CallBase<D extends Definition> {
  params: ParamsOf<D>;
  query: QueryOf<D>;
  body: BodyOf<D>;
  /** Fields that the caller repeats of an answer and that the call does not take (decision 48). */
  told?: Readonly<Record<string, unknown>>;
  now: Date;
  origin: Origin;
  wire: Wire;
  platform: Platform;
  /** The bytes of the upload; only where the operation declares one. */
  file: UploadedFile;
  /** All of them, where the operation takes several; the first is `file`. */
  files: readonly UploadedFile[];
  /** @param values what the sentence of the refusal names. */
  refuse(code: RefusalOf<D>, values?: RefusalValues): never;
  /** A stale version: refused with the row as it is now. */
  stale(current: unknown): never;
  missing(): never;
  /** What `prepare` made no longer fits what is here: everything from there on happens again. */
  stalePreparation(): never;
  invalid(fields: FieldCodes): never;
}

/** What `prepare` gets: everything but a transaction. */
export interface PrepareCall<D extends Definition> extends CallBase<D> {
  actor: Actor;
}

/** A stream reads nothing by itself and stays open: it takes no connection, however many phones come back at once. */
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

/** What a signature is checked by, before the body is parsed. */
export interface SignedCall<D extends Definition> {
  params: ParamsOf<D>;
  now: Date;
  origin: Origin;
  wire: Wire;
  platform: Platform;
}

/**
 * `prepare` runs after sign-in, permission and input check, and before a connection is taken: what takes long and needs no
 * database, like parsing an upload. It may refuse, and read in a short transaction of its own what it needs; the handler checks that it
 * still holds. Its result is `call.prepared`. A repeated key may prepare again.
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

/** As `handle`. `verify` checks the signature over `wire.text` and throws `SignInDenial` for a wrong one; only then the body is parsed. */
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

/** The type of the one argument of `prepare`: `call: Preparing<typeof maps.uploadMapPicture>`. */
export type PreparationCall<D extends Definition> = D['permission'] extends 'public'
  ? PublicCall<D>
  : PrepareCall<D>;

/** The type of the one argument of an operation's function: `call: Handler<typeof maps.readMap>`; with what `prepare` made, if it has one. */
export type Handler<D extends Definition, Prepared = undefined> = undefined extends Prepared
  ? CallOf<D>
  : CallOf<D> & { prepared: Prepared };
