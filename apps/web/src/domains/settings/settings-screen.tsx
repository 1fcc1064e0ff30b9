/** SHELL-S7: what the person may set, by permission and module, and what they do with the app itself. */
import { shownSections } from '@sheaf/rules/dashboard/menus';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { useMenu } from '../../platform/known-domains.ts';
import { useOnline } from '../../platform/online.ts';
import { outbox } from '../../platform/outbox/outbox.ts';
import { useWaiting } from '../../platform/outbox/waiting.ts';
import { phraseIn } from '../../platform/phrase-in.ts';
import { queryClient } from '../../platform/queries.ts';
import { reloadApp } from '../../platform/reload-app.ts';
import { deniedReason, session, usePermits, useSignedIn } from '../../platform/session.ts';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { useModules } from '../congregations/congregations.public-api.ts';
import { SignOutSheet } from '../sync/sync.public-api.tsx';

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

/** As they follow each other on the screen (SETTINGS-S1). */
const sections = ['own', 'congregation', 'people', 'messages', 'service', 'witnessing', 'maps'];

function Menu() {
  const { t } = useTexts();
  const permits = usePermits();
  const modules = useModules();
  const online = useOnline();
  const items = useMenu('settings');
  const { development, translating } = useSignedIn().congregation;
  return shownSections(sections, items, { permits, modules, online, development, translating }).map(
    ({ name, entries }) => (
      <Section key={name} title={t(phraseIn('shell:settings.section', name))}>
        <Card>
          {entries.map(({ to, Icon, title, line }) => (
            <ListRow key={to} to={to} icon={<Icon aria-hidden="true" />} title={t(title)} line={t(line)} />
          ))}
        </Card>
      </Section>
    ),
  );
}

function AppItself() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const waiting = useWaiting().length;
  const [asked, setAsked] = useState(false);
  const leave = async (): Promise<void> => {
    await signOut();
    deniedReason.clear();
    navigate('/denied', { replace: true });
  };
  return (
    <Section title={t('shell:settings.section.app')}>
      <Card>
        <ListRow
          onClick={() => void reloadApp()}
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
    </Section>
  );
}

export function SettingsScreen() {
  const { t } = useTexts();
  const { user, congregation } = useSignedIn();
  return (
    <Page title={t('shell:settings.title')} line={joinTexts([user.full_name, congregation.name])} wide>
      <Menu />
      <AppItself />
    </Page>
  );
}
