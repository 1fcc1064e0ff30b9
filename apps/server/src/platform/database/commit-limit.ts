/**
 * Limits how many connections may be in commits. A commit that waits for a standby holds its connection, and
 * reads need none of that wait: half of the connections remain for them.
 */
import type { Pool, PoolClient } from 'pg';
import { Overload } from '#platform/database/pool';
import { WatchedClient } from '#platform/database/watched-client';

export interface CommitLimit {
  /** Whether commits wait for a standby; otherwise nothing is limited. */
  apply(waits: boolean): void;
  /** Ends the connections that are in commits; their calls fail with this error. */
  abandon(error: Error): void;
}

interface WaitingCommit {
  begin(): void;
}

const longestMilliseconds = 250;

class CommitTurns implements CommitLimit {
  private readonly most: number;
  private readonly committing = new Set<PoolClient>();
  private readonly waiting = new Set<WaitingCommit>();
  private applies = false;

  constructor(pool: Pool) {
    this.most = Math.max(1, Math.floor(pool.options.max / 2));
  }

  apply(waits: boolean): void {
    this.applies = waits;
  }

  abandon(error: Error): void {
    for (const client of this.committing) if (client instanceof WatchedClient) client.abandon(error);
  }

  /** @throws Overload after a short wait, so that the transaction is rolled back and its connection is free. */
  async run<Result>(client: PoolClient, commit: () => Promise<Result>): Promise<Result> {
    if (!this.applies) return commit();
    if (this.committing.size >= this.most) await this.wait();
    this.committing.add(client);
    try {
      return await commit();
    } finally {
      this.committing.delete(client);
      const [next] = this.waiting;
      next?.begin();
    }
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: WaitingCommit = {
        begin: () => {
          clearTimeout(timer);
          this.waiting.delete(one);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.waiting.delete(one);
        reject(new Overload('too many commits wait for a standby'));
      }, longestMilliseconds);
      this.waiting.add(one);
    });
  }
}

const turnsOf = new WeakMap<Pool, CommitTurns>();

/** From now on the commits of this pool take turns. */
export function limitCommits(pool: Pool): CommitLimit {
  const turns = new CommitTurns(pool);
  turnsOf.set(pool, turns);
  return turns;
}

/** Runs a commit of a connection of this pool in its turn. */
export const inCommitTurn = <Result>(
  pool: Pool,
  client: PoolClient,
  commit: () => Promise<Result>,
): Promise<Result> => turnsOf.get(pool)?.run(client, commit) ?? commit();
