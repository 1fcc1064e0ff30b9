/** Tells open phones at once which collections changed: one read a congregation and change, however many phones listen. */

import type { Pool } from 'pg';
import type { Changes } from '#platform/database/changes';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { EventStream } from '#platform/handle';
import { live } from '#platform/live/live.store';
import type { Log } from '#platform/log';
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

export function openLive({ pool, changes, log }: { pool: Pool; changes: Changes; log: Log }): Live {
  const byCongregation = new Map<number, Set<Channel>>();
  const reading = new Map<number, 'once' | 'again'>();

  const read = async (congregationId: number): Promise<void> => {
    const channels = [...(byCongregation.get(congregationId) ?? [])];
    if (channels.length === 0) return;
    const act = { congregationId, personId: null, operation: 'sync.openLive' };
    const { now, sessions } = await tenantTransaction({ pool }, act, async (tenant: Tenant) => ({
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
  };

  /** One read at a time a congregation; a change that comes meanwhile is read after it. */
  const refresh = async (congregationId: number): Promise<void> => {
    if (!byCongregation.has(congregationId)) return;
    if (reading.has(congregationId)) {
      reading.set(congregationId, 'again');
      return;
    }
    reading.set(congregationId, 'once');
    try {
      await read(congregationId);
    } catch (error) {
      // Silence would look like "nothing changed": the phones come again and are told the state then.
      log.warn({ err: error }, 'live channels could not be told');
      for (const { stream } of byCongregation.get(congregationId) ?? []) stream.close();
    }
    const again = reading.get(congregationId) === 'again';
    reading.delete(congregationId);
    if (again) await refresh(congregationId);
  };

  const all = (): Channel[] => [...byCongregation.values()].flatMap((channels) => [...channels]);
  changes.onChange((congregationId) => void refresh(congregationId));
  changes.onSilence(() => {
    for (const { stream } of all()) stream.close();
  });
  const beat = setInterval(() => {
    for (const { stream } of all()) stream.beat();
  }, beatMilliseconds);
  beat.unref();

  return {
    join(listener, stream) {
      if (!changes.hearing()) {
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
      void refresh(listener.congregationId);
    },
    close() {
      clearInterval(beat);
      for (const { stream } of all()) stream.close();
    },
  };
}
