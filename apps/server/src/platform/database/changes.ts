/**
 * Subscribes to NOTIFY `sheaf_changes`: changed congregations of any process, as soon as the change commits.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Notification, Pool, PoolClient } from 'pg';
import { type ConfirmRounds, openConfirmRounds } from '#platform/database/confirm-rounds';
import { type Lease, leaseMilliseconds, openLease } from '#platform/database/lease';
import { beginListening, type Line, notifyAtOnce } from '#platform/database/listening-line';
import { doubtConnections } from '#platform/database/pool';
import { announceNow, longestDelay } from '#platform/database/relay';
import { allowAnswers, DatabaseSilent } from '#platform/database/watched-client';

export interface Changes {
  /** False while the subscription is interrupted: then nothing may be cached. */
  hearing(): boolean;
  /** Whether the lease is valid: all recent commits were received, so cached values may be used. */
  current(): boolean;
  /**
   * Records notified congregations from now on, so that values read in the same time may be cached for the
   * others.
   */
  watch(): Watch;
  /** Records a local change before its notification arrives. */
  tell(congregationId: number): void;
  onChange(listener: (congregationId: number) => void): void;
  onSilence(listener: () => void): void;
  /**
   * Resolves when every process has received the current commits, or may no longer use its cache. Never
   * throws.
   */
  confirm(): Promise<void>;
  /** Whether a notification sent through the pool is received here. @throws if the pool cannot send. */
  echoes(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Watch {
  /** Whether the congregation was notified since the watch began, so that a value read since may be stale. */
  heard(congregationId: number): boolean;
  end(): void;
}

export interface ListeningPlace {
  pool: Pool;
  /** Differs from `pool` only if a pooler carries `pool`. */
  listenOn?: Pool;
  /** Committed changes may still wait for the relay. */
  relayed?: boolean;
  /** Checked for silent connections together with the other pools. */
  owner?: Pool;
}

/**
 * Replaces a congregation's number for world data, which all congregations read. Also emitted whenever
 * listening restarts.
 */
export const ofTheWorld = 0;

const againMilliseconds = 500;
const echoMilliseconds = 3000;
const beatMilliseconds = 1000;
/**
 * Longest time without an answer before the listening connection counts as lost; the other connections are
 * then checked.
 */
const silenceMilliseconds = 3000;
/** Longest silence of the other connections after the new listening connection was answered. */
const doubtMilliseconds = 1000;

class ChangeListener implements Changes {
  private readonly changeListeners: ((congregationId: number) => void)[] = [];
  private readonly silenceListeners: (() => void)[] = [];
  /** Notification channel of this process only. */
  private readonly own = `sheaf_${randomBytes(8).toString('hex')}`;
  private readonly lease: Lease;
  private readonly rounds: ConfirmRounds;
  private readonly echoesAwaited = new Map<string, () => void>();
  private readonly pool: Pool;
  private readonly listenOn: Pool;
  private readonly relayed: boolean;
  /** All pools of this process to the same database. */
  private readonly pools: readonly Pool[];
  private readonly beats: ReturnType<typeof setInterval>;
  private wasSilent = false;
  private client: PoolClient | undefined;
  private line: Line | undefined;
  private readonly watches = new Set<Set<number>>();
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ pool, listenOn = pool, relayed = false, owner }: ListeningPlace) {
    this.relayed = relayed;
    this.pool = pool;
    this.listenOn = listenOn;
    this.pools = [...new Set([pool, listenOn, ...(owner ? [owner] : [])])];
    const line = (): Line | undefined => this.line;
    this.lease = openLease(line, this.own);
    this.rounds = openConfirmRounds({ line, own: this.own, pool, leaseMilliseconds });
    void this.listen();
    this.beats = setInterval(() => this.beat(), beatMilliseconds).unref();
  }

  hearing = (): boolean => this.line !== undefined;
  current = (): boolean => this.line !== undefined && this.lease.isCurrent();
  confirm = async (): Promise<void> => {
    // If announcing fails, another process announces within a second.
    if (this.relayed) await announceNow(this.pool).catch(() => pause(longestDelay));
    await this.rounds.confirm();
  };
  onChange = (listener: (congregationId: number) => void): void => void this.changeListeners.push(listener);
  onSilence = (listener: () => void): void => void this.silenceListeners.push(listener);

  tell = (congregationId: number): void => {
    for (const watched of this.watches) watched.add(congregationId);
    for (const listener of this.changeListeners) listener(congregationId);
  };

  watch = (): Watch => {
    const watched = new Set<number>();
    this.watches.add(watched);
    return {
      heard: (congregationId) => watched.has(congregationId) || watched.has(ofTheWorld),
      end: () => void this.watches.delete(watched),
    };
  };

  async echoes(): Promise<boolean> {
    const token = `echo:${randomBytes(8).toString('hex')}`;
    const back = new Promise<boolean>((resolve) => {
      this.echoesAwaited.set(token, () => resolve(true));
      setTimeout(() => resolve(false), echoMilliseconds).unref();
    });
    try {
      await this.pool.query(notifyAtOnce, [this.own, token]);
      const heard = await back;
      // Treats a silent connection as lost.
      if (!heard) this.lose();
      return heard;
    } finally {
      this.echoesAwaited.delete(token);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beats);
    this.lose();
  }

  /** Called in an idle process too: event streams depend on notifications. */
  private beat(): void {
    // The connection emits its own end.
    this.line?.ask('select 1', []).catch(() => undefined);
  }

  private doubt(milliseconds: number): void {
    doubtConnections(this.pools, milliseconds);
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
    for (const watched of this.watches) watched.add(ofTheWorld);
    for (const listener of this.silenceListeners) listener();
    this.listenAgain();
  }

  private listenAgain(): void {
    if (!this.closed) this.timer = setTimeout(() => void this.listen(), againMilliseconds);
  }

  private async listen(): Promise<void> {
    try {
      const connected = await this.listenOn.connect();
      const lost = (error?: Error): void => {
        if (this.client !== connected) return;
        if (error instanceof DatabaseSilent) {
          this.wasSilent = true;
          this.doubt(silenceMilliseconds);
        }
        this.lose();
      };
      connected.on('notification', (notification) => this.hear(notification));
      connected.once('error', lost);
      connected.once('end', () => lost());
      try {
        allowAnswers(connected, silenceMilliseconds);
        const line = await beginListening(connected, this.own);
        if (this.closed) return connected.release(true);
        if (this.wasSilent) this.doubt(doubtMilliseconds);
        this.wasSilent = false;
        this.client = connected;
        this.line = line;
        // The first call sends the first beat.
        this.lease.isCurrent();
      } catch (error) {
        connected.release(true);
        throw error;
      }
      this.tell(ofTheWorld);
    } catch {
      // The database is away: queries fail with their own error, and listening is retried.
      this.listenAgain();
    }
    return undefined;
  }
}

/** Returns immediately; listens on one connection and reconnects after a loss. */
export const openChanges = (place: ListeningPlace): Changes => new ChangeListener(place);
