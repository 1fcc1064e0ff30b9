/** Entries of the settings by section, filtered by the search (SETTINGS-R15). */
import { shownSections } from '@sheaf/rules/dashboard/dashboard/menus';
import { useModules } from '#contexts/people/congregations/congregations.api.ts';
import type { MenuItem } from '#platform/domain.ts';
import { useMenu } from '#platform/known-domains.ts';
import { useOnline } from '#platform/online.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { isFound } from '#platform/search.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { awayLine, type Figures, FigureValue } from './settings-figure.tsx';

/** In display order (SETTINGS-S1). */
const sections = ['own', 'congregation', 'people', 'messages', 'service', 'witnessing', 'maps'];

export interface MenuSection {
  name: string;
  title: string;
  entries: MenuItem[];
}

/** Entries that the person may open and that match the search. */
export function useMenuSections(search: string): { all: number; found: MenuSection[] } {
  const { t } = useTexts();
  const permits = usePermits();
  const modules = useModules();
  const online = useOnline();
  const items = useMenu('settings');
  const { development, translating } = useSignedIn().congregation;
  const shown = shownSections(sections, items, { permits, modules, online, development, translating });
  const found = shown.map(({ name, entries }) => {
    const title = t(phraseIn('shell:settings.section', name));
    const wanted = entries.filter((entry) => isFound(search, t(entry.title), t(entry.line), title));
    return { name, title, entries: wanted };
  });
  return {
    all: shown.flatMap(({ entries }) => entries).length,
    found: found.filter(({ entries }) => entries.length > 0),
  };
}

function OwnValue({ useValue }: { useValue: () => string }) {
  return <bdi>{useValue()}</bdi>;
}

function EntryValue({
  item: { figure, useValue },
  figures,
}: {
  item: MenuItem;
  figures: Figures | undefined;
}) {
  if (useValue) return <OwnValue useValue={useValue} />;
  return figure && figure !== 'away' ? <FigureValue figure={figure} figures={figures} /> : null;
}

function MenuRow({ item, figures }: { item: MenuItem; figures: Figures | undefined }) {
  const { t } = useTexts();
  const { to, Icon, title, figure } = item;
  const days = figure === 'away' ? awayLine(t, figures?.away) : undefined;
  // The number counts missing reports of others too, so the line must not name the own report alone.
  const ofAll = usePermits().has('settings.users') && figure === 'missing_reports';
  const line = ofAll ? 'shell:settings.figure.reports' : item.line;
  return (
    <ListRow
      to={to}
      icon={<Icon aria-hidden="true" />}
      title={t(title)}
      line={days ? <bdi>{days}</bdi> : t(line)}
      value={<EntryValue item={item} figures={figures} />}
    />
  );
}

export function SettingsMenu({ found }: { found: readonly MenuSection[] }) {
  const figures = useRead('dashboard.readSettingsFigures').data;
  return found.map(({ name, title, entries }) => (
    <Section key={name} title={title}>
      <Card>
        {entries.map((item) => (
          <MenuRow key={item.to} item={item} figures={figures} />
        ))}
      </Card>
    </Section>
  ));
}
