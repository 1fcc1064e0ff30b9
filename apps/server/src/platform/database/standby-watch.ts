/**
 * Watches whether a standby confirms commits (decision 121). Without one a commit waits without end, so where
 * a standby is required writes are refused before they begin, and those that wait end without an answer.
 */
import type { Pool } from 'pg';
import { limitCommits } from '#platform/database/commit-limit';
import { NoStandby } from '#platform/database/pool';
import { openSingle } from '#platform/database/single-connection';

export type StandbyMode = 'required' | 'warn' | 'off';

export interface StandbyWatch {
  /** Whether an answer must be confirmed by a standby. */
  readonly required: boolean;
  /** False only where a standby is required and none confirms. */
  acceptsWrites(): boolean;
  /** @throws NoStandby unless writes are accepted. */
  assertWrites(): void;
  close(): Promise<void>;
}

interface StandbyState {
  /** Commits wait for standbys. */
  named: boolean;
  /** A standby receives the log and confirms. */
  confirming: boolean;
}

interface WatchOptions {
  mode: StandbyMode;
  owner: Pool;
  app: Pool;
  /** Called with a sentence when the state changes. */
  tell: (sentence: string) => void;
}

const watchMilliseconds = 1000;
const longestMilliseconds = 2000;

export const noStandbySentence =
  'No standby confirms what is saved. SHEAF_SYNC=required refuses writes until one does; docs/failover.md.';
const warningSentence =
  'No standby confirms what is saved, so the loss of the database machine loses the last seconds. ' +
  'docs/failover.md shows a standby; SHEAF_SYNC=off accepts this.';
const confirmedSentence = 'A standby confirms what is saved.';

const ofStandbys = `select current_setting('synchronous_standby_names') <> '' as named,
  exists (select from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')) as streams,
  pg_is_in_recovery() as recovers`;
/** Read as the application, whose role may have its own setting. Weaker values do not wait for a standby to store. */
const ofCommits = `select current_setting('synchronous_commit') in ('on', 'remote_apply') as waits`;

const unknown: StandbyState = { named: false, confirming: false };

export function watchStandby({ mode, owner, app, tell }: WatchOptions): StandbyWatch {
  if (mode === 'off')
    return {
      required: false,
      acceptsWrites: () => true,
      assertWrites: () => undefined,
      close: async () => {},
    };
  const required = mode === 'required';
  const limits = { milliseconds: longestMilliseconds, name: 'sheaf-standby' };
  const [standbys, commits] = [openSingle(owner, limits), openSingle(app, limits)];
  const limit = limitCommits(app);
  let state: StandbyState | undefined;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = async (): Promise<StandbyState> => {
    try {
      const [of, { rows }] = await Promise.all([
        standbys.query<{ named: boolean; streams: boolean; recovers: boolean }>(ofStandbys),
        commits.query<{ waits: boolean }>(ofCommits),
      ]);
      const { named, streams, recovers } = of.rows[0]!;
      return { named, confirming: named && streams && !recovers && rows[0]!.waits };
    } catch {
      // Calls fail with the error of the database until it answers.
      return state ?? unknown;
    }
  };

  const look = async (): Promise<void> => {
    const before = state;
    state = await read();
    limit.apply(state.named);
    if (state.confirming === before?.confirming) return;
    if (state.confirming) tell(confirmedSentence);
    else {
      tell(required ? noStandbySentence : warningSentence);
      if (required) limit.abandon(new NoStandby());
    }
  };
  const again = (): void => {
    void look().finally(() => {
      if (!closed) timer = setTimeout(again, watchMilliseconds).unref();
    });
  };
  again();

  const acceptsWrites = (): boolean => !required || state?.confirming !== false;
  return {
    required,
    acceptsWrites,
    assertWrites() {
      if (!acceptsWrites()) throw new NoStandby();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all([standbys.end(), commits.end()]);
    },
  };
}
