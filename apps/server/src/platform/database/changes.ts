/** Hears from the database which congregations changed, in any process, as soon as the change commits. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Notification, Pool, PoolClient } from 'pg';
import { type ConfirmRounds, openConfirmRounds } from '#platform/database/confirm-rounds';
import { type Lease, leaseMilliseconds, openLease } from '#platform/database/lease';
import { beginListening, type Line } from '#platform/database/listening-line';
import { doubtConnections } from '#platform/database/pool';
import { announceNow, longestDelay } from '#platform/database/relay';
import { allowAnswers, DatabaseSilent } from '#platform/database/watched-client';

export interface Changes {
  /** False while nothing is heard: then nothing may be kept. */
  hearing(): boolean;
  /** Everything that was committed until a moment ago has been heard: what was kept may be used. */
  current(): boolean;
  /** From now on: which congregations were told of, so that what was read meanwhile of others may be kept. */
  watch(): Watch;
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

export interface Watch {
  /** Whether an answer that was read since may be older than what was heard of this congregation. */
  heard(congregationId: number): boolean;
  end(): void;
}

export interface ListeningPlace {
  pool: Pool;
  /** Another one only where a pooler carries `pool`. */
  listenOn?: Pool;
  /** What is committed may still wait for the relay. */
  relayed?: boolean;
  /** Its connections are doubted with the others when the line falls silent. */
  owner?: Pool;
}

/** In place of a congregation's number: something that all of them read. Also told whenever listening begins again. */
export const ofTheWorld = 0;

const againMilliseconds = 500;
const echoMilliseconds = 3000;
const beatMilliseconds = 1000;
/** A line that owes an answer for longer leads to no living database; the other connections are then doubted. */
const silenceMilliseconds = 3000;
/** Longest silence of the other connections once a new line was answered: the database works, and does not answer them. */
const doubtMilliseconds = 1000;

class ChangeListener implements Changes {
  private readonly changeListeners: ((congregationId: number) => void)[] = [];
  private readonly silenceListeners: (() => void)[] = [];
  /** The channel of this process alone. */
  private readonly own = `sheaf_${randomBytes(8).toString('hex')}`;
  private readonly lease: Lease;
  private readonly rounds: ConfirmRounds;
  private readonly echoesAwaited = new Map<string, () => void>();
  private readonly pool: Pool;
  private readonly listenOn: Pool;
  private readonly relayed: boolean;
  /** All pools of this process over the same database. */
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
    // Where it cannot be announced now, some process does it within a second.
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
    clearInterval(this.beats);
    this.lose();
  }

  /** Asked of an idle process too: an open phone waits for what the line hears. */
  private beat(): void {
    // The connection tells of its own end.
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
        // Asked once, it sends the first beat.
        this.lease.isCurrent();
      } catch (error) {
        connected.release(true);
        throw error;
      }
      this.tell(ofTheWorld);
    } catch {
      // The database is away; whoever needs it is told so by their own query, and this comes again.
      this.listenAgain();
    }
    return undefined;
  }
}

/** @returns at once; it listens on one connection, and on another one after that was lost. */
export const openChanges = (place: ListeningPlace): Changes => new ChangeListener(place);
