import type { Audience } from '@sheaf/rules/noticeboard/audience';
import { stateOfNotice } from '@sheaf/rules/noticeboard/audience';
import type { Reply } from '#platform/api.ts';
import { shortDate, today } from '#platform/dates.ts';
import { fileSize } from '#platform/file-size.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';

export type Notice = Reply<'noticeboard.listNotices'>[number];
export type NoticeFile = Notice['files'][number];
export type Folder = Reply<'noticeboard.listFolders'>[number];

export const fileLine = (t: Translate, file: NoticeFile): string =>
  t('noticeboard:line', {
    kind: t(`noticeboard:kind.${file.kind}`),
    size: fileSize(file.size),
    date: shortDate(file.created_at),
  });

export const audienceText = (t: Translate, audience: Audience): string =>
  t(`noticeboard:audience.${audience}`);

/**
 * When it is shown: `Until 28 Nov`, `From 4 Dec`, `Ended 2 Nov`; null without an end.
 * @param as a fact of its own, or a part of a line.
 */
export function spanText(
  t: Translate,
  notice: Pick<Notice, 'from_on' | 'until_on'>,
  as: 'fact' | 'span',
): string | null {
  const { from_on, until_on } = notice;
  const state = stateOfNotice(notice, today());
  const day = state === 'coming' ? from_on : until_on;
  return day && t(`noticeboard:${as}.${state}`, { date: shortDate(day) });
}

/** Folder, author and end of a notice in one line. */
export const noticeLine = (t: Translate, notice: Notice, folder: Folder | undefined): string =>
  joinTexts([
    folder?.label,
    notice.audience === 'everyone' ? undefined : audienceText(t, notice.audience),
    notice.author === null ? undefined : t('noticeboard:by', { name: notice.author }),
    spanText(t, notice, 'span') ?? undefined,
  ]);
