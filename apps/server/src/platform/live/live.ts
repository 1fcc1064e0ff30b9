/** Tells open phones at once which collections changed: one read a congregation and change, however many phones listen. */

import { type Changes, ofTheWorld } from '#platform/database/changes';
import { type Tenant, type TransactionSource, tenantTransaction } from '#platform/database/tenant';
import { live } from '#platform/live/live.store';
import { openRefreshQueue } from '#platform/live/refresh-queue';
import { openWorldNews } from '#platform/live/world-news';
import type { Log } from '#platform/log';
import type { EventStream } from '#platform/replies';
import { revisions } from '#platform/revisions/revisions.store';

export interface Listener {
  congregationId: number;
  sessionId: number;
}

export interface Live {
  /** Sends `state` and then every change until the stream closes. */
  join(listener: Listener, stream: EventStream): void;
  /** Ends all channels; phones come again, to whichever process answers. */
  close(): void;
}

interface Channel extends Listener {
  stream: EventStream;
  told: Map<string, number> | undefined;
  permissionEpoch: number | undefined;
}

const beatMilliseconds = 25_000;
/** A channel ends after this long and is opened anew, with everything a new request is asked for. */
const longestMilliseconds = 55 * 60_000;
/** Enough for a person's open windows; a newer one ends the oldest, which comes again when it is looked at. */
export const mostOfSession = 5;
/** A listener that takes nothing is let go. */
const mostUnsentBytes = 65_536;

const risen = (channel: Channel, now: Map<string, number>): Record<string, number> =>
  Object.fromEntries([...now].filter(([name, revision]) => channel.told?.get(name) !== revision));

function tell(channel: Channel, now: Map<string, number>, permissionEpoch: number): void {
  const { stream, told } = channel;
  const changed = risen(channel, now);
  if (!told) stream.send('state', Object.fromEntries(now));
  else if (Object.keys(changed).length > 0) stream.send('change', changed);
  if (channel.permissionEpoch !== undefined && channel.permissionEpoch !== permissionEpoch)
    stream.send('permits', {});
  channel.told = now;
  channel.permissionEpoch = permissionEpoch;
  if (stream.unsentBytes() > mostUnsentBytes) stream.close();
}

/** Whoever has not been told the state yet is told all of it soon. */
function tellOfTheWorld(channel: Channel, news: Map<string, number>): void {
  const { told, permissionEpoch } = channel;
  if (!told || permissionEpoch === undefined) return;
  const newer = [...news].filter(([name, revision]) => revision > (told.get(name) ?? 0));
  tell(channel, new Map([...told, ...newer]), permissionEpoch);
}

async function readAndTell(
  source: TransactionSource,
  congregationId: number,
  channels: readonly Channel[],
): Promise<void> {
  if (channels.length === 0) return;
  const act = { congregationId, personId: null, operation: 'sync.openLive' };
  const { now, sessions } = await tenantTransaction(source, act, async (tenant: Tenant) => ({
    sessions: await live.sessions(tenant, [...new Set(channels.map(({ sessionId }) => sessionId))]),
    now: await revisions.read(tenant),
  }));
  const states = new Map(sessions.map((state) => [state.sessionId, state]));
  for (const channel of channels) {
    const state = states.get(channel.sessionId);
    if (state) tell(channel, now, state.permissionEpoch);
    else {
      channel.stream.send('ended', {});
      channel.stream.close();
    }
  }
}

/** Most connections stay for requests. */
const readsAtOnce = (connections: number): number => Math.max(1, Math.min(4, Math.floor(connections / 2)));

interface LiveSources extends TransactionSource {
  changes: Changes;
  log: Log;
}

export function openLive({ pool, clock, changes, log }: LiveSources): Live {
  const byCongregation = new Map<number, Set<Channel>>();
  let closed = false;

  const read = (congregationId: number): Promise<void> =>
    readAndTell({ pool, clock }, congregationId, [...(byCongregation.get(congregationId) ?? [])]);

  const queue = openRefreshQueue({
    atOnce: readsAtOnce(pool.options.max),
    read,
    onFailure: (error) => log.warn({ err: error }, 'live channels could not be told yet'),
    onGivenUp: (congregationId) => {
      // Silence would look like "nothing changed": the phones come again and are told the state then.
      for (const { stream } of byCongregation.get(congregationId) ?? []) stream.close();
    },
  });
  const refresh = (congregationId: number): void => {
    if (byCongregation.has(congregationId)) queue.add(congregationId);
  };
  const world = openWorldNews({
    read: () => revisions.ofTheWorld(pool),
    congregations: () => [...byCongregation.keys()],
    tell: (congregationId, news) => {
      for (const channel of byCongregation.get(congregationId) ?? []) tellOfTheWorld(channel, news);
    },
    onFailure: (error) => log.warn({ err: error }, 'a change of the whole world could not be told yet'),
  });

  const all = (): Channel[] => [...byCongregation.values()].flatMap((channels) => [...channels]);
  changes.onChange((congregationId) => {
    if (congregationId === ofTheWorld) world.announce();
    else refresh(congregationId);
  });
  changes.onSilence(() => {
    for (const { stream } of all()) stream.close();
  });
  const beat = setInterval(() => {
    for (const { stream } of all()) stream.beat();
  }, beatMilliseconds);
  beat.unref();

  return {
    join(listener, stream) {
      if (closed || !changes.hearing()) {
        stream.close();
        return;
      }
      const channel: Channel = { ...listener, stream, told: undefined, permissionEpoch: undefined };
      const channels = byCongregation.get(listener.congregationId) ?? new Set();
      byCongregation.set(listener.congregationId, channels.add(channel));
      // The set keeps the order in which they came.
      const ofSession = [...channels].filter(({ sessionId }) => sessionId === listener.sessionId);
      for (const { stream: oldest } of ofSession.slice(0, -mostOfSession)) {
        // Said, so that its window waits and polls instead of ending the next oldest in its turn.
        oldest.send('crowded', {});
        oldest.close();
      }
      const longest = setTimeout(() => stream.close(), longestMilliseconds);
      stream.onClose(() => {
        clearTimeout(longest);
        channels.delete(channel);
        if (channels.size === 0) byCongregation.delete(listener.congregationId);
      });
      refresh(listener.congregationId);
    },
    close() {
      closed = true;
      clearInterval(beat);
      queue.close();
      world.close();
      for (const { stream } of all()) stream.close();
    },
  };
}
