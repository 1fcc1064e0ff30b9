/** All help pages for the screens that the person may open, and what is new; also offline (SHELL-R32). */

import { helpTopicOf, type ScreenTopic, screenTopics } from '@sheaf/rules/dashboard/dashboard/help-topics';
import { isShown, type MenuViewer } from '@sheaf/rules/dashboard/dashboard/menus';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { useState } from 'react';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import { useMenu } from '#platform/known-domains.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { isFound } from '#platform/search.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { EmptyLine } from '#ui/empty-line.tsx';
import { Page } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import classes from './settings.module.css';

interface HelpPage {
  title: string;
  text: string;
}

/** Pages of the screens without an entry, then those of the entries that the person may open. */
function useHelpPages(): HelpPage[] {
  const { t } = useTexts();
  const permits = usePermits();
  const modules = useModules();
  const { development, translating } = useSignedIn().congregation;
  const viewer: MenuViewer = { permits, modules, online: true, development, translating };
  const entries = [...useMenu('schedules'), ...useMenu('settings')].filter((entry) => isShown(entry, viewer));
  const screens = (Object.keys(screenTopics) as ScreenTopic[]).map((topic) => ({
    title: t(phraseIn('help:screen', topic)),
    text: t(phraseIn('help:page', topic)),
  }));
  return [
    ...screens,
    ...entries.flatMap(({ to, title }) => {
      const topic = helpTopicOf(to);
      return topic ? [{ title: t(title), text: t(phraseIn('help:page', topic)) }] : [];
    }),
  ];
}

function News() {
  const { t } = useTexts();
  return (
    <Section title={t('help:news')}>
      <Card padded>
        <ul className={classes.news}>
          {(['first', 'second', 'third'] as const).map((line) => (
            <li key={line}>{t(`shell:news.${line}`)}</li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

export function HelpScreen() {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const found = useHelpPages().filter(({ title, text }) => isFound(search, title, text));
  return (
    <Page title={t('help:title')} back>
      {search === '' && <News />}
      <SearchField label={t('help:search')} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <EmptyLine>{t('help:none')}</EmptyLine>
      ) : (
        <Card label={t('help:all')}>
          {found.map(({ title, text }) => (
            <AccordionRow key={title} icon={<IconHelp aria-hidden="true" />} title={title} level={2}>
              {() => <p>{text}</p>}
            </AccordionRow>
          ))}
        </Card>
      )}
    </Page>
  );
}
