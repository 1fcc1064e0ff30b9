/** What an operation may answer with besides its row: bytes, a page, a stream, or what is made after the transaction. */
import type { Readable } from 'node:stream';

/** Bytes instead of JSON; `immutable` when the path names the content. */
export class FileReply {
  /** A stream reads with connections of its own. */
  readonly bytes: Buffer | Readable;
  readonly mediaType: string;
  readonly immutable: boolean;
  /** How it is called where it is saved, ASCII without quotes; made of the operation's path if absent. */
  readonly name: string | undefined;
  /** Bytes; a stream that ends before them breaks the connection. */
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

/** `data` as JSON text that the database built; sent as it is (hot reads). */
export class JsonReply {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** An answer that goes on: the server speaks whenever there is something to say. Once it is closed, by either side, nothing is sent. */
export interface EventStream {
  send(event: string, data: object): void;
  /** Keeps proxies from taking silence for the end. */
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
 * Made after the transaction, when no connection is held any more: PDFs, large exports. `make` may use what the handler read,
 * and not the tenant. Not for operations that repeat by key, whose answer is stored with their effect.
 */
export class DeferredReply {
  readonly make: () => Promise<FileReply>;
  constructor(make: () => Promise<FileReply>) {
    this.make = make;
  }
}
