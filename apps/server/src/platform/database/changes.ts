/** Hears from the database which congregations changed, in any process, as soon as the change commits. */
import { randomBytes } from 'node:crypto';
import type { Notification, Pool, PoolClient } from 'pg';
import { type ConfirmRounds, openConfirmRounds } from '#platform/database/confirm-rounds';
import { type Lease, leaseMilliseconds, openLease } from '#platform/database/lease';
import { beginListening, type Line } from '#platform/database/listening-line';

export interface Changes {
  /** False while nothing is heard: then nothing may be kept. */
  hearing(): boolean;
  /** Everything that was committed until a moment ago has been heard: what was kept may be used. */
  current(): boolean;
  /** Counts everything heard; what was read under an older count may be stale. */
  count(): number;
  /** A change this process knows of before the database has told it. */
  tell(congregationId: number): void;
  onChange(listener: (congregationId: number) => void): void;
  onSilence(listener: () => void): void;
  /** Resolves when every process has heard what is committed by now, or may no longer use what it kept. Never throws. */
  confirm(): Promise<void>;
  /** Whether a notification sent through the pool comes back here. @throws when the pool cannot send. */
  echoes(): Promise<boolean>;
  close(): Promise<void>;
}

/** In place of a congregation's number: something that all of them read. Also told whenever listening begins again. */
export const ofTheWorld = 0;

const againMilliseconds = 1000;
const echoMilliseconds = 3000;

class Listening implements Changes {
  private readonly changeListeners: ((congregationId: number) => void)[] = [];
  private readonly silenceListeners: (() => void)[] = [];
  /** The channel of this process alone. */
  private readonly own = `sheaf_${randomBytes(8).toString('hex')}`;
  private readonly lease: Lease;
  private readonly rounds: ConfirmRounds;
  private readonly echoesAwaited = new Map<string, () => void>();
  private readonly pool: Pool;
  private readonly listenOn: Pool;
  private client: PoolClient | undefined;
  private line: Line | undefined;
  private heard = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pool: Pool, listenOn: Pool) {
    this.pool = pool;
    this.listenOn = listenOn;
    const line = (): Line | undefined => this.line;
    this.lease = openLease(line, this.own);
    this.rounds = openConfirmRounds({ line, own: this.own, pool, leaseMilliseconds });
    void this.listen();
  }

  hearing = (): boolean => this.line !== undefined;
  current = (): boolean => this.line !== undefined && this.lease.isCurrent();
  count = (): number => this.heard;
  confirm = (): Promise<void> => this.rounds.confirm();
  onChange = (listener: (congregationId: number) => void): void => void this.changeListeners.push(listener);
  onSilence = (listener: () => void): void => void this.silenceListeners.push(listener);

  tell = (congregationId: number): void => {
    this.heard += 1;
    for (const listener of this.changeListeners) listener(congregationId);
  };

  async echoes(): Promise<boolean> {
    const token = `echo:${randomBytes(8).toString('hex')}`;
    const back = new Promise<boolean>((resolve) => {
      this.echoesAwaited.set(token, () => resolve(true));
      setTimeout(() => resolve(false), echoMilliseconds).unref();
    });
    try {
      await this.pool.query("select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)", [
        this.own,
        token,
      ]);
      const heard = await back;
      // A connection that is open and says nothing is no better than none.
      if (!heard) this.lose();
      return heard;
    } finally {
      this.echoesAwaited.delete(token);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    this.lose();
  }

  private hear({ channel, payload = '' }: Notification): void {
    if (channel === 'sheaf_changes') this.tell(Number(payload));
    else if (channel === 'sheaf_confirm') this.rounds.answer(payload);
    else if (payload.startsWith('echo:')) this.echoesAwaited.get(payload)?.();
    else if (!this.lease.hear(payload)) this.rounds.hear(payload);
  }

  private lose(): void {
    if (!this.client) return;
    this.client.release(true);
    this.client = undefined;
    this.line = undefined;
    this.lease.end();
    this.heard += 1;
    for (const listener of this.silenceListeners) listener();
    this.listenAgain();
  }

  private listenAgain(): void {
    if (!this.closed) this.timer = setTimeout(() => void this.listen(), againMilliseconds);
  }

  private async listen(): Promise<void> {
    try {
      const connected = await this.listenOn.connect();
      const lost = (): void => {
        if (this.client === connected) this.lose();
      };
      connected.on('notification', (notification) => this.hear(notification));
      connected.once('error', lost);
      connected.once('end', lost);
      try {
        const line = await beginListening(connected, this.own);
        if (this.closed) return connected.release(true);
        this.client = connected;
        this.line = line;
        // Asked once, it sends the first beat.
        this.lease.isCurrent();
      } catch (error) {
        connected.release(true);
        throw error;
      }
      this.tell(ofTheWorld);
    } catch {
      // The database is away; whoever needs it is told so by his own query, and this comes again.
      this.listenAgain();
    }
    return undefined;
  }
}

/** Listens on one connection and again after it was lost; `listenOn` is another pool only where a pooler carries `pool`. */
export const openChanges = (pool: Pool, listenOn: Pool = pool): Changes => new Listening(pool, listenOn);
