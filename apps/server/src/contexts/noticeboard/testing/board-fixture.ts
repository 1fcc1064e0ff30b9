/** A congregation with a writer and readers of the noticeboard. */
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import type { GivenBodyOf } from '@sheaf/contract/operation';
import { noticesHourly } from '#contexts/noticeboard/noticeboard.jobs';
import { runNight } from '#platform/jobs/nightly';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

type NoticeBody = GivenBodyOf<typeof noticeboard.addNotice>;

/** In Hobart, `+11:00`: 9:00 on 28 November. */
export const morning = new Date('2026-11-27T22:00:00Z');

export async function openBoard(test: TestApp) {
  test.setNow(morning);
  const congregation: SeededCongregation = await seedCongregation(test.database.owner);
  const add = (appointment: string, firstName: string): Promise<SeededPerson> =>
    congregation.addPerson({
      permissions: ['schedules.noticeboard'],
      appointment,
      firstName,
      email: `${firstName.toLowerCase()}@example.org`,
    });
  const writer = await congregation.addPerson({
    permissions: ['schedules.noticeboard', 'schedules.noticeboard.edit', 'settings.roles.edit'],
    firstName: 'Daniel',
  });
  const [publisher, elder] = [await add('publisher', 'Ruth'), await add('elder', 'Samuel')];
  const write = (body: Partial<NoticeBody> = {}) =>
    test.call(noticeboard.addNotice, { as: writer.token, body: { title: 'Hall closed', ...body } });
  return {
    congregation,
    writer,
    publisher,
    elder,
    write,
    edit: (id: number, body: Partial<NoticeBody> & { version?: number }) =>
      test.call(noticeboard.editNotice, {
        as: writer.token,
        params: { id },
        body: { title: 'Hall closed', ...body },
      }),
    list: async ({ token }: SeededPerson) => (await test.call(noticeboard.listNotices, { as: token })).data,
    titles: async ({ token }: SeededPerson) =>
      (await test.call(noticeboard.listNotices, { as: token })).data.map(({ title }) => title),
    mark: ({ token }: SeededPerson, id: number, confirmed = false) =>
      test.call(noticeboard.markRead, { as: token, params: { id }, body: { confirmed } }),
    /** Runs the hourly job at an instant. */
    tell: (at: Date) => {
      test.setNow(at);
      return runNight(test.platform, test.database.owner, [noticesHourly]);
    },
    async attach(id: number, names: readonly string[]) {
      const form = new FormData();
      for (const name of names) form.append('file', new Blob([`%PDF-1.7 ${name}`]), name);
      const encoded = new Response(form);
      const answer = await test.app.inject({
        method: 'POST',
        url: `/api/notices/${id}/files`,
        headers: {
          authorization: `Bearer ${writer.token}`,
          'content-type': encoded.headers.get('content-type')!,
        },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      return { status: answer.statusCode, ...answer.json() };
    },
  };
}

export type Board = Awaited<ReturnType<typeof openBoard>>;
