/**
 * Sends changed collections to open phones immediately: one read per congregation and change, for any number
 * of phones.
 */

import { type Changes, ofTheWorld } from '#platform/database/changes';
import { type Tenant, type TransactionSource, tenantTransaction } from '#platform/database/tenant';
import { type Channel, type Listener, openChannels } from '#platform/live/channels';
import { live } from '#platform/live/live.store';
import { openRefreshQueue } from '#platform/live/refresh-queue';
import { openWorldNews } from '#platform/live/world-news';
import type { Log } from '#platform/log';
import type { EventStream } from '#platform/replies';
import { revisions } from '#platform/revisions/revisions.store';

export interface LiveChannel {
  /** Sends `state` and then every change until the stream closes. */
  join(listener: Listener, stream: EventStream): void;
  size(): number;
  /** Ends all channels; phones reconnect to any process. */
  close(): void;
}

const beatMilliseconds = 25_000;
/** A listener that does not read is disconnected at this size. */
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
  if (stream.unsentBytes() > mostUnsentBytes) channel.end();
}

/** Channels without a state receive the whole state soon. */
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
  const actor = { congregationId, personId: null, operation: 'sync.openLive' };
  const { now, sessions } = await tenantTransaction(source, actor, async (tenant: Tenant) => ({
    sessions: await live.sessions(tenant, [...new Set(channels.map(({ sessionId }) => sessionId))]),
    now: await revisions.read(tenant),
  }));
  const states = new Map(sessions.map((state) => [state.sessionId, state]));
  for (const channel of channels.filter(({ ended }) => !ended)) {
    const state = states.get(channel.sessionId);
    if (state) tell(channel, now, state.permissionEpoch);
    else {
      channel.stream.send('ended', {});
      channel.end();
    }
  }
}

/** Leaves most connections to requests. */
const readsAtOnce = (connections: number): number => Math.max(1, Math.min(4, Math.floor(connections / 2)));

interface LiveSources extends TransactionSource {
  changes: Changes;
  log: Log;
}

export function openLive({ pool, clock, changes, log }: LiveSources): LiveChannel {
  const channels = openChannels();
  let closed = false;

  const queue = openRefreshQueue({
    atOnce: readsAtOnce(pool.options.max),
    read: (congregationId) => readAndTell({ pool, clock }, congregationId, channels.of(congregationId)),
    onFailure: (error) => log.warn({ err: error }, 'live channels could not be told yet'),
    onGivenUp: (congregationId) => {
      // Silence would mean "nothing changed": ended phones reconnect and receive the state.
      for (const channel of channels.of(congregationId)) channel.end();
    },
  });
  const refresh = (congregationId: number): void => {
    if (channels.has(congregationId)) queue.add(congregationId);
  };
  const world = openWorldNews({
    read: () => revisions.ofTheWorld(pool),
    congregations: channels.congregations,
    tell: (congregationId, news) => {
      for (const channel of channels.of(congregationId)) tellOfTheWorld(channel, news);
    },
    onFailure: (error) => log.warn({ err: error }, 'a change of the whole world could not be told yet'),
  });
  const endAll = (): void => {
    for (const channel of channels.all()) channel.end();
  };

  changes.onChange((congregationId) => {
    if (congregationId === ofTheWorld) world.announce();
    else refresh(congregationId);
  });
  changes.onSilence(endAll);
  const beat = setInterval(() => {
    for (const { stream } of channels.all()) stream.beat();
  }, beatMilliseconds);
  beat.unref();

  return {
    join(listener, stream) {
      if (closed || !changes.hearing()) {
        stream.close();
        return;
      }
      channels.join(listener, stream);
      refresh(listener.congregationId);
    },
    size: channels.size,
    close() {
      closed = true;
      clearInterval(beat);
      queue.close();
      world.close();
      endAll();
    },
  };
}
