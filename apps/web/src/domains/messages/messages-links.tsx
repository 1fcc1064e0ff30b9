/** What the settings offer of messages, by permission. */
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { usePermits } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { ListRow } from '../../ui/list-row.tsx';

export function MessagesLinks() {
  const { t } = useTexts();
  const permits = usePermits();
  return (
    <>
      <ListRow
        to="/settings/my-messages/"
        icon={<IconBell aria-hidden="true" />}
        title={t('messages:wishes.title')}
        line={t('messages:wishes.menuText')}
      />
      {permits.has('settings.send_messages') && (
        <ListRow
          to="/settings/messaging/"
          icon={<IconMessage aria-hidden="true" />}
          title={t('messages:compose.title')}
          line={t('messages:compose.menuText')}
        />
      )}
      {permits.has('settings.send_messages') && (
        <ListRow
          to="/settings/messages/"
          icon={<IconListDetails aria-hidden="true" />}
          title={t('messages:list.title')}
          line={t('messages:list.menuText')}
        />
      )}
      {permits.has('settings.cong.edit') && (
        <ListRow
          to="/settings/messaging-settings/"
          icon={<IconDeviceMobileMessage aria-hidden="true" />}
          title={t('messages:settings.title')}
          line={t('messages:settings.menuText')}
        />
      )}
    </>
  );
}
