/** SHELL-S7: what the person may set, by permission. */
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { outbox } from '../../platform/outbox/outbox.ts';
import { useWaiting } from '../../platform/outbox/waiting.ts';
import { queryClient } from '../../platform/queries.ts';
import { deniedReason, session, usePermits, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { MessagesLinks } from '../messages/messages.door.tsx';
import { SignOutSheet } from '../sync/sync.door.tsx';

/** Nothing of the person stays on the phone. */
async function signOut(): Promise<void> {
  await outbox.clear();
  await call('access.endSession').catch((error: Error) =>
    console.warn('session not ended on the server', error),
  );
  queryClient.clear();
  sessionStorage.clear();
  session.clear();
}

export function SettingsScreen() {
  const { t } = useTexts();
  const { user, congregation } = useSignedIn();
  const permits = usePermits();
  const navigate = useNavigate();
  const waiting = useWaiting().length;
  const [asked, setAsked] = useState(false);
  const leave = async (): Promise<void> => {
    await signOut();
    deniedReason.clear();
    navigate('/denied', { replace: true });
  };
  return (
    <>
      <TitleBar title={t('shell:settings.title')} line={`${user.full_name}, ${congregation.name}`} />
      <Card label={t('shell:settings.title')}>
        <ListRow
          to="/settings/my-profile/"
          icon={<IconDeviceMobile aria-hidden="true" />}
          title={t('shell:settings.profile')}
          line={t('shell:settings.profileText')}
        />
        {permits.has('settings.maps.assign') && (
          <ListRow
            to="/settings/assign/"
            icon={<IconUserShare aria-hidden="true" />}
            title={t('maps:assign.title')}
            line={t('maps:assign.menuText')}
          />
        )}
        {permits.has('settings.maps') && (
          <ListRow
            to="/settings/maps/"
            icon={<IconMap2 aria-hidden="true" />}
            title={t('territory:menu')}
            line={t('territory:menuText')}
          />
        )}
        {permits.has('settings.maps') && (
          <ListRow
            to="/settings/borders/"
            icon={<IconPolygon aria-hidden="true" />}
            title={t('territory:borders.title')}
            line={t('territory:borders.menuText')}
          />
        )}
        {permits.has('settings.maps') && (
          <ListRow
            to="/settings/overview/"
            icon={<IconChartBar aria-hidden="true" />}
            title={t('territory:overview.title')}
            line={t('territory:overview.menuText')}
          />
        )}
        {permits.has('settings.maps.add') && (
          <ListRow
            to="/settings/imports/"
            icon={<IconFileImport aria-hidden="true" />}
            title={t('shell:settings.import')}
            line={t('shell:settings.importText')}
          />
        )}
        {(permits.has('settings.print.s_13') || permits.has('settings.print.dnc_list')) && (
          <ListRow
            to="/settings/print/"
            icon={<IconPrinter aria-hidden="true" />}
            title={t('printing:title')}
            line={t('printing:menuText')}
          />
        )}
        <MessagesLinks />
        {permits.has('settings.roles.edit') && (
          <ListRow
            to="/settings/jobs/"
            icon={<IconMoon aria-hidden="true" />}
            title={t('shell:jobs.title')}
            line={t('shell:jobs.menuText')}
          />
        )}
        {congregation.development && permits.has('settings.roles.edit') && (
          <ListRow
            to="/settings/outbox/"
            icon={<IconMailbox aria-hidden="true" />}
            title={t('shell:settings.outbox')}
            line={t('shell:settings.outboxText')}
          />
        )}
        <ListRow
          onClick={() => location.reload()}
          icon={<IconRefresh aria-hidden="true" />}
          title={t('shell:settings.reload')}
          line={t('shell:settings.reloadText')}
        />
        <ListRow
          onClick={waiting > 0 ? () => setAsked(true) : leave}
          icon={<IconLogout aria-hidden="true" />}
          title={t('shell:settings.signOut')}
          line={t('shell:settings.signOutText')}
        />
      </Card>
      {asked && <SignOutSheet waiting={waiting} onLeave={leave} onClose={() => setAsked(false)} />}
    </>
  );
}
