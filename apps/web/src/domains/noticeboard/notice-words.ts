/** What a file is, in words. */
import type { Reply } from '../../platform/api.ts';
import { locale, shortDate } from '../../platform/dates.ts';
import type { Translate } from '../../platform/texts.ts';

export type Notice = Reply<'noticeboard.listFiles'>[number];

const size = (bytes: number): string => {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(Math.max(1, bytes / 1000) / (large ? 1000 : 1));
};

export const noticeLine = (t: Translate, notice: Notice): string =>
  t('noticeboard:line', {
    kind: t(`noticeboard:kind.${notice.kind}`),
    size: size(notice.size),
    date: shortDate(notice.created_at),
  });
