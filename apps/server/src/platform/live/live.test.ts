/**
 * Event channels over real connections: phones receive the changes of their congregation and nothing else.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Changes, openChanges } from '#platform/database/changes';
import { mostOfSession } from '#platform/live/channels';
import { type LiveChannel, openLive } from '#platform/live/live';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let changes: Changes;
let live: LiveChannel;
let burnie: SeededCongregation;
let address: string;

beforeAll(async () => {
  test = await openTestApp();
  changes = openChanges({ pool: test.database.app });
  live = openLive({ ...test.platform, changes });
  test.platform.live = live;
  while (!changes.hearing()) await pause(5);
  burnie = await seedCongregation(test.database.owner, 'Burnie');
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  live.close();
  await changes.close();
  await test.close();
});

interface ReceivedEvent {
  event: string;
  data: Record<string, number>;
}

/** Opens a channel; `next` waits for the next event, undefined when the channel ended. */
async function listen(person: SeededPerson) {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/live`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: leaving.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<ReceivedEvent | undefined> => {
    for (;;) {
      const found = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return { event: found[1]!, data: JSON.parse(found[2]!) as Record<string, number> };
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  return { next, leave: () => leaving.abort() };
}

it('X-LIVE starts a channel with the state, then sends collection and revision of each change only', async () => {
  const person = await burnie.addPerson();
  const channel = await listen(person);
  const state = (await channel.next())!;
  expect(state.event).toBe('state');
  await burnie.addMap();
  const change = (await channel.next())!;
  expect(change.event).toBe('change');
  expect(change.data.maps).toBe((state.data.maps ?? 0) + 1);
  expect(change.data.users).toBeUndefined();
  channel.leave();
});

it('does not send changes of other congregations', async () => {
  const channel = await listen(await burnie.addPerson());
  await channel.next();
  const devonport = await seedCongregation(test.database.owner, 'Devonport');
  await devonport.addMap();
  await devonport.addPerson();
  await pause(50);
  await burnie.addMap();
  const change = (await channel.next())!;
  expect(Object.keys(change.data)).toContain('maps');
  expect(change.data.groups).toBeUndefined();
  channel.leave();
});

it('sends the state after a reconnect, so that no change is missed between two channels', async () => {
  const person = await burnie.addPerson();
  const first = await listen(person);
  const before = (await first.next())!;
  first.leave();
  await burnie.addMap();
  const second = await listen(person);
  expect((await second.next())!.data.maps).toBe((before.data.maps ?? 0) + 1);
  second.leave();
});

it('sends changed permissions, and ends the channel of an ended session', async () => {
  const person = await burnie.addPerson();
  const channel = await listen(person);
  await channel.next();
  await test.database.owner.query(
    'update people set permission_epoch = permission_epoch + 1 where congregation_id = $1 and id = $2',
    [burnie.id, person.id],
  );
  const told = [(await channel.next())!.event, (await channel.next())!.event];
  expect(told).toContain('permits');
  await test.database.owner.query('update sessions set ended_at = now() where person_id = $1', [person.id]);
  let last = await channel.next();
  while (last && last.event !== 'ended') last = await channel.next();
  expect(last?.event).toBe('ended');
  expect(await channel.next()).toBeUndefined();
});

it("X-LIVE ends a session's oldest channel when a sixth one opens, and leaves the others open", async () => {
  const person = await burnie.addPerson();
  const other = await burnie.addPerson();
  const untouched = await listen(other);
  await untouched.next();
  const channels: Awaited<ReturnType<typeof listen>>[] = [];
  for (let count = 0; count < mostOfSession + 2; count += 1) {
    channels.push(await listen(person));
    await channels.at(-1)!.next();
  }
  for (const oldest of channels.slice(0, 2)) {
    expect((await oldest.next())?.event).toBe('crowded');
    expect(await oldest.next()).toBeUndefined();
  }
  await burnie.addMap();
  for (const open of [...channels.slice(2), untouched]) expect((await open.next())!.event).toBe('change');
  for (const open of [...channels, untouched]) open.leave();
});

it('X-LIVE sends a change of world data to every congregation, and ends no channel', async () => {
  const others = await Promise.all(
    Array.from({ length: 14 }, (_, n) => seedCongregation(test.database.owner, `World ${n}`)),
  );
  const channels = await Promise.all(
    [burnie, ...others].map(async (congregation) => listen(await congregation.addPerson())),
  );
  const states = await Promise.all(channels.map(({ next }) => next()));
  let reads = 0;
  const count = (): void => {
    reads += 1;
  };
  test.platform.pool.on('acquire', count);
  await test.database.owner.query(`select sheaf.raise_world_revision('translations')`);
  const told = await Promise.all(channels.map(({ next }) => next()));
  test.platform.pool.off('acquire', count);
  expect(told.map((heard) => heard?.event)).toEqual(channels.map(() => 'change'));
  for (const [index, heard] of told.entries())
    expect(heard!.data).toEqual({ translations: states[index]!.data.translations! + 1 });
  // Shared by all channels.
  expect(reads).toBeLessThan(3);
  for (const { leave } of channels) leave();
});

it('X-LIVE takes no connection per channel when three hundred phones reconnect at once', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => burnie.addPerson()));
  const leaving = new AbortController();
  let taken = 0;
  const count = (): void => {
    taken += 1;
  };
  test.platform.pool.on('acquire', count);
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, count) =>
      fetch(`${address}/api/live`, {
        headers: { authorization: `Bearer ${people[count % people.length]!.token}` },
        signal: leaving.signal,
      }),
    ),
  );
  test.platform.pool.off('acquire', count);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // One per phone to authenticate, because sessions are not cached here; none for the stream.
  expect(taken).toBeLessThan(450);
  leaving.abort();
});

it('ends the channels when the database subscription is lost, because silence would mean "no change"', async () => {
  const channel = await listen(await burnie.addPerson());
  await channel.next();
  await test.database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sheaf-listening' and datname = current_database()`,
  );
  let heard = await channel.next();
  while (heard) heard = await channel.next();
  while (!changes.hearing()) await pause(20);
});
