/**
 * Tests the set of event channels against a model, over streams that fail on a write after their end, like a
 * response.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostOfSession, openChannels } from '#platform/live/channels';
import type { EventStream } from '#platform/replies';

interface StrictStream extends EventStream {
  events: string[];
  ended(): boolean;
  /** Closes the stream from the client side. */
  leave(): void;
}

/** @param gone the client disconnected before the channel was joined. */
function strictStream(gone: boolean): StrictStream {
  const listeners: (() => void)[] = [];
  const events: string[] = [];
  let [ended, left] = [false, gone];
  const refuseLate = (): void => {
    if (ended) throw new Error('write after end');
  };
  return {
    events,
    ended: () => ended,
    send(event) {
      refuseLate();
      if (!left) events.push(event);
    },
    beat: refuseLate,
    unsentBytes: () => 0,
    onClose: (listener) => (left ? listener() : void listeners.push(listener)),
    close() {
      refuseLate();
      ended = true;
    },
    leave() {
      left = true;
      for (const listener of listeners) listener();
    },
  };
}

type Step =
  | { kind: 'join'; congregationId: number; sessionId: number; gone: boolean }
  | { kind: 'leave' | 'end' | 'closed'; which: number }
  | { kind: 'tell'; congregationId: number }
  | { kind: 'beat' }
  | { kind: 'silence' };

const few = fc.integer({ min: 1, max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('join' as const),
      congregationId: few,
      sessionId: few,
      gone: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('leave' as const, 'end' as const, 'closed' as const),
      which: fc.nat(30),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tell' as const), congregationId: few }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('beat' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('silence' as const) }) },
);

it('X-LIVE never writes to an ended channel, and holds exactly the channels that neither side ended', () => {
  const run = (steps: Step[]): void => {
    const channels = openChannels();
    const model: { congregationId: number; sessionId: number; stream: StrictStream }[] = [];
    const all: typeof model = [];
    const forget = (stream: StrictStream): void => {
      const at = model.findIndex((one) => one.stream === stream);
      if (at >= 0) model.splice(at, 1);
    };
    const carryOut = {
      join({ congregationId, sessionId, gone }: Extract<Step, { kind: 'join' }>) {
        const stream = strictStream(gone);
        channels.join({ congregationId, sessionId }, stream);
        all.push({ congregationId, sessionId, stream });
        if (!gone) model.push(all.at(-1)!);
        const own = model.filter(
          (one) => one.congregationId === congregationId && one.sessionId === sessionId,
        );
        for (const { stream: oldest } of own.slice(0, -mostOfSession)) {
          expect([oldest.events.at(-1), oldest.ended()]).toEqual(['crowded', true]);
          forget(oldest);
        }
      },
      leave({ which }: { which: number }) {
        const { stream } = all[which % Math.max(1, all.length)] ?? {};
        stream?.leave();
        if (stream) forget(stream);
      },
      end({ which }: { which: number }) {
        const channel = channels.all()[which % Math.max(1, channels.size())];
        // Twice, because callers do not know whether it has already ended.
        channel?.end();
        channel?.end();
        if (channel) forget(channel.stream as StrictStream);
      },
      closed(one: { which: number }) {
        carryOut.leave(one);
        carryOut.leave(one);
      },
      tell: ({ congregationId }: { congregationId: number }) => {
        for (const { stream } of channels.of(congregationId)) stream.send('change', {});
      },
      beat: () => {
        for (const { stream } of channels.all()) stream.beat();
      },
      silence: () => {
        for (const channel of channels.all()) channel.end();
        model.length = 0;
      },
    };
    for (const one of steps) {
      (carryOut[one.kind] as (given: Step) => void)(one);
      expect(channels.all().map(({ stream }) => stream)).toHaveLength(model.length);
      expect(new Set(channels.all().map(({ stream }) => stream))).toEqual(
        new Set(model.map(({ stream }) => stream)),
      );
      expect(channels.size()).toBe(model.length);
      expect(new Set(channels.congregations())).toEqual(
        new Set(model.map(({ congregationId }) => congregationId)),
      );
    }
    for (const channel of channels.all()) channel.end();
    expect(channels.size()).toBe(0);
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), run), { numRuns: 400 });
});
