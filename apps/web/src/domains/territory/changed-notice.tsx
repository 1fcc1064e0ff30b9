/** Someone else saved the same row of the territory meanwhile. */
import { useTexts } from '../../platform/texts.ts';
import { ChangedNotice as Changed, type ChangedNoticeProps } from '../../ui/changed-notice.tsx';

export function ChangedNotice(props: Omit<ChangedNoticeProps, 'words'>) {
  const { t } = useTexts();
  return (
    <Changed
      words={{
        title: t('territory:changed.title'),
        take: t('territory:changed.take'),
        keep: t('territory:changed.keep'),
      }}
      {...props}
    />
  );
}
