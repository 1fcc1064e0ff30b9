/** Menu of settings by permission and module, and actions of the app itself (SHELL-S7). */
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SignOutSheet } from '#contexts/sync/sync.api.tsx';
import { call } from '#platform/api.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { queryClient } from '#platform/queries.ts';
import { reloadApp } from '#platform/reload-app.ts';
import { isFound } from '#platform/search.ts';
import { deniedReason, session, useSignedIn } from '#platform/session.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useKeptView } from '#platform/use-kept-view.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import classes from './settings.module.css';
import { SettingsMenu, useMenuSections } from './settings-menu.tsx';

/** Removes all personal data from the phone. */
async function signOut(): Promise<void> {
  await outbox.clear().catch((error: unknown) => console.warn('what waits could not be deleted', error));
  await call('access.endSession').catch((error: Error) =>
    console.warn('session not ended on the server', error),
  );
  queryClient.clear();
  sessionStorage.clear();
  session.clear();
}

/** Actions of the app that match the search. */
function appRows(t: Translate, search: string) {
  const icons = { reload: IconRefresh, signOut: IconLogout };
  return (['reload', 'signOut'] as const)
    .map((action) => ({
      action,
      Icon: icons[action],
      title: t(`shell:settings.${action}`),
      line: t(`shell:settings.${action}Text`),
    }))
    .filter(({ title, line }) => isFound(search, title, line, t('shell:settings.section.app')));
}

function AppItself({ search }: { search: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  // Number of waiting actions that would be lost, null if unknown.
  const [asked, setAsked] = useState<{ waiting: number | null } | null>(null);
  const leave = async (): Promise<void> => {
    await signOut();
    deniedReason.clear();
    navigate('/denied', { replace: true });
  };
  const actions = {
    reload: () => void reloadApp(),
    signOut: () =>
      void outbox.read().then(
        ({ length }) => setAsked({ waiting: length }),
        () => setAsked({ waiting: null }),
      ),
  };
  const rows = appRows(t, search);
  if (rows.length === 0) return null;
  return (
    <Section title={t('shell:settings.section.app')}>
      <Card>
        {rows.map(({ action, Icon, title, line }) => (
          <ListRow
            key={action}
            onClick={actions[action]}
            icon={<Icon aria-hidden="true" />}
            title={title}
            line={line}
          />
        ))}
      </Card>
      {asked && <SignOutSheet {...asked} onLeave={leave} onClose={() => setAsked(null)} />}
    </Section>
  );
}

/** Fewer entries need no search. */
const worthSearching = 9;

export function SettingsScreen() {
  const { t } = useTexts();
  const { user, congregation } = useSignedIn();
  const [{ search }, change] = useKeptView('settings.view', { search: '' });
  const { all, found } = useMenuSections(search);
  const nothing = found.length === 0 && appRows(t, search).length === 0;
  return (
    <Page title={t('shell:settings.title')} line={joinTexts([user.full_name, congregation.name])} wide>
      {all > worthSearching && (
        <>
          <SearchField
            label={t('shell:settings.search')}
            value={search}
            onChange={(typed) => change({ search: typed })}
          />
          <p role="status" className={classes.nothing}>
            {nothing && t('shell:settings.nothing')}
          </p>
        </>
      )}
      <div className={classes.columns}>
        <SettingsMenu found={found} />
        <AppItself search={search} />
      </div>
    </Page>
  );
}
