/**
 * A connection with an answer timeout. A database machine without power sends neither an answer nor a FIN, so
 * a connection that owes an answer and receives nothing within its limit is destroyed, and its queries fail
 * with `DatabaseSilent`.
 * Time is counted in ticks of this process: after a suspend it reads buffered data before the timeout
 * applies.
 */
import pg, { type ClientConfig, type PoolClient } from 'pg';

export interface WatchedConfig extends ClientConfig {
  /** Longest silence while an answer is owed; 0 for work of unknown length. */
  answerMilliseconds?: number | undefined;
}

export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database sent nothing in time.');
  }
}

const tickMilliseconds = 250;
/** An idle connection is not in use: it is destroyed sooner and reopened. */
const idleDoubtMilliseconds = 3000;
const goodbyeMilliseconds = 2000;

const connected = new Set<WatchedClient>();
let ticking: ReturnType<typeof setInterval> | undefined;

function watch(client: WatchedClient): void {
  connected.add(client);
  ticking ??= setInterval(() => {
    for (const one of connected) one.tick();
  }, tickMilliseconds).unref();
}

function unwatch(client: WatchedClient): void {
  connected.delete(client);
  if (connected.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

export class WatchedClient extends pg.Client {
  answerMilliseconds: number;
  readonly usualAnswerMilliseconds: number;
  /** Set when another connection of the same age was found silent: how long this one may owe an answer. */
  private doubtMilliseconds: number | undefined;
  private owesAnswer = false;
  private bytesRead = 0;
  private silentMilliseconds = 0;
  private unreplicated = false;

  constructor(config?: WatchedConfig) {
    super(config);
    this.usualAnswerMilliseconds = config?.answerMilliseconds ?? 0;
    this.answerMilliseconds = this.usualAnswerMilliseconds;
    this.on('drain', () => {
      this.owesAnswer = false;
    });
    this.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') this.unreplicated = true;
    });
    this.once('connect', () => watch(this));
    this.once('end', () => unwatch(this));
  }

  // biome-ignore lint/suspicious/noExplicitAny: as the driver's own overloads, which an override cannot repeat
  override query(...given: any[]): any {
    if (!this.owesAnswer) {
      this.owesAnswer = true;
      this.silentMilliseconds = 0;
    }
    return (super.query as (...given: unknown[]) => unknown)(...given);
  }

  /** Sends Terminate without waiting for an unresponsive database. */
  // biome-ignore lint/suspicious/noExplicitAny: as the driver's own overloads, which an override cannot repeat
  override end(...given: any[]): any {
    const { stream } = this.connection;
    const timer = setTimeout(() => stream.destroy(), goodbyeMilliseconds);
    stream.once('close', () => clearTimeout(timer));
    return (super.end as (...given: unknown[]) => unknown)(...given);
  }

  /**
   * Whether the wait of a commit for its standby was cancelled: the primary reports success, but the standby
   * may lack the commit.
   */
  get isUnreplicated(): boolean {
    return this.unreplicated;
  }

  /** Ends the connection; its pending calls fail with this error. */
  abandon(error: Error): void {
    this.connection.stream.destroy(error);
  }

  doubt(milliseconds: number): void {
    this.doubtMilliseconds = milliseconds;
    this.judge();
  }

  tick(): void {
    const { bytesRead } = this.connection.stream as { bytesRead?: number };
    if (bytesRead !== this.bytesRead) {
      this.bytesRead = bytesRead ?? 0;
      this.silentMilliseconds = 0;
      this.doubtMilliseconds = undefined;
      return;
    }
    this.silentMilliseconds += tickMilliseconds;
    this.judge();
  }

  private longestSilence(): number {
    const doubted = this.doubtMilliseconds ?? Number.POSITIVE_INFINITY;
    if (!this.owesAnswer) return Math.max(doubted, idleDoubtMilliseconds);
    return Math.min(this.answerMilliseconds || Number.POSITIVE_INFINITY, doubted);
  }

  private judge(): void {
    if (this.silentMilliseconds >= this.longestSilence()) this.abandon(new DatabaseSilent());
  }
}

/** Applies until the connection returns to its pool. */
export function allowAnswers(client: PoolClient, milliseconds: number): void {
  if (client instanceof WatchedClient) client.answerMilliseconds = milliseconds;
}
