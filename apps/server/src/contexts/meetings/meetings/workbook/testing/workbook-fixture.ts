/** A congregation with meetings, a person who imports workbooks, and workbooks, for tests. */
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { Problem } from '@sheaf/contract/problem';
import { type InventedWeek, inventedWeek } from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { makeWorkbook } from '#contexts/meetings/meetings/workbook/testing/make-workbook';
import { sendFile } from '#platform/testing/send-file';
import type { TestApp } from '#platform/testing/test-app';

export type ImportReply = ReplyOf<typeof meetings.uploadWorkbook>;

/** First week of the issue after the fixture's date. */
export const firstWeek = '2026-12-07';
export const fileName = 'mwb_E_202611.epub';

export interface WorkbookFixture extends MeetingFixture {
  /** Token of a person who may import and edit. */
  importer: string;
  upload(
    file: Uint8Array,
    fields?: Record<string, string>,
    name?: string,
  ): Promise<{ status: number; data: ImportReply; problem: Problem }>;
  titles(meetingId: number, section: string): Promise<string[]>;
}

/** A week of the issue with changes. */
export const weekWith = (changes: Partial<InventedWeek> = {}): InventedWeek => ({
  ...inventedWeek(firstWeek),
  ...changes,
});

export const bookOf = (...weeks: InventedWeek[]): Uint8Array => makeWorkbook({ weeks });

export async function openWorkbookFixture(test: TestApp, name = 'Burnie'): Promise<WorkbookFixture> {
  const fixture = await openMeetingFixture(test, name);
  const { token } = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings', 'schedules.meetings.import', 'schedules.meetings.edit'],
  });
  return {
    ...fixture,
    importer: token,
    upload: (file, fields = {}, given = fileName) =>
      sendFile(test, meetings.uploadWorkbook, {
        as: token,
        file,
        name: given,
        fields: { dry_run: 'false', ...fields },
      }) as never,
    titles: async (meetingId, section) =>
      (await fixture.parts(meetingId)).filter(({ meeting }) => meeting === section).map(({ title }) => title),
  };
}
