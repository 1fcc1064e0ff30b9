/** Automatic messages of a congregation for tests: switching on, the hourly job, and the texts sent. */
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { messagesHourly } from '#contexts/messaging/messages/messages.jobs';
import { runNight } from '#platform/jobs/nightly';
import type { SeededCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

const givePhone = 'update people set phone = $2 where id = $1';
const written = 'select body from outgoing_messages where congregation_id = $1 order by id';

export async function openMessageFixture(
  test: TestApp,
  congregation: SeededCongregation,
  ...kinds: string[]
) {
  const { owner } = test.database;
  const admin = await congregation.addPerson({
    permissions: ['settings.cong.edit', 'settings.send_messages'],
  });
  const body = Object.fromEntries(kinds.map((kind) => [kind, true]));
  let phones = 0;
  return {
    admin,
    switchOn: () => test.call(messages.saveSwitches, { as: admin.token, body }),
    async givePhone(id: number): Promise<void> {
      phones += 1;
      await owner.query(givePhone, [id, `+6149157${1000 + phones}`]);
    },
    hour(now: Date): Promise<void> {
      test.setNow(now);
      return runNight(test.platform, owner, [messagesHourly]);
    },
    texts: async (): Promise<string[]> =>
      (await owner.query<{ body: string }>(written, [congregation.id])).rows.map((row) => row.body),
  };
}
