import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { fileSize } from '#platform/file-size.ts';
import type { Translate } from '#platform/texts.ts';

export type Notice = Reply<'noticeboard.listFiles'>[number];

export const noticeLine = (t: Translate, notice: Notice): string =>
  t('noticeboard:line', {
    kind: t(`noticeboard:kind.${notice.kind}`),
    size: fileSize(notice.size),
    date: shortDate(notice.created_at),
  });
