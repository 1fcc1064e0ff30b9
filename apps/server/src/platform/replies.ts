/** Replies other than a row: bytes, a page, a stream, or a result built after the transaction. */
import type { Readable } from 'node:stream';

/** Bytes instead of JSON; `immutable` if the path identifies the content. */
export class FileReply {
  /** A stream reads with its own connections. */
  readonly bytes: Buffer | Readable;
  readonly mediaType: string;
  readonly immutable: boolean;
  /** Download name, ASCII without quotes; derived from the operation's path if absent. */
  readonly name: string | undefined;
  /** Size in bytes; a stream that ends earlier breaks the connection. */
  readonly size: number | undefined;
  constructor(
    bytes: Buffer | Readable,
    mediaType: string,
    immutable: boolean,
    { name, size }: { name?: string; size?: number } = {},
  ) {
    this.bytes = bytes;
    this.mediaType = mediaType;
    this.immutable = immutable;
    this.name = name;
    this.size = size;
  }
}

/** `data` as JSON text built by the database, sent unchanged (hot reads). */
export class JsonReply {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** A row together with cookies, in a call without an idempotency key, whose answer would store them. */
export class CookieReply<Row> {
  readonly row: Row;
  readonly cookies: readonly string[];
  constructor(row: Row, cookies: readonly string[]) {
    this.row = row;
    this.cookies = cookies;
  }
}

/** A server-sent event stream. After either side closes it, nothing is sent. */
export interface EventStream {
  send(event: string, data: object): void;
  /** Heartbeat that keeps proxies from closing an idle connection. */
  beat(): void;
  unsentBytes(): number;
  onClose(listener: () => void): void;
  close(): void;
}

export class EventsReply {
  readonly begin: (stream: EventStream) => void;
  constructor(begin: (stream: EventStream) => void) {
    this.begin = begin;
  }
}

/** A page of a collection with its `meta` (COMMON-D1). */
export class PageReply<Row> {
  readonly rows: Row[];
  readonly meta: Record<string, number>;
  constructor(rows: Row[], total: number, page: number, perPage: number) {
    this.rows = rows;
    this.meta = {
      per_page: perPage,
      current_page: page,
      total,
      from: rows.length === 0 ? 0 : (page - 1) * perPage + 1,
      to: rows.length === 0 ? 0 : (page - 1) * perPage + rows.length,
      last_page: Math.max(1, Math.ceil(total / perPage)),
    };
  }
}

/**
 * Built after the transaction, without a connection: PDFs, large exports. `make` may use what the handler
 * read, but not the tenant. Not for operations with idempotency keys, whose answer is stored with their
 * effect.
 */
export class DeferredReply {
  readonly make: () => Promise<FileReply>;
  constructor(make: () => Promise<FileReply>) {
    this.make = make;
  }
}
