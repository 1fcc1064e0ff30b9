import { languages } from '@sheaf/phrases/languages';
import { helpTopicOf, menuTopics, screenTopics } from '@sheaf/rules/dashboard/dashboard/help-topics';
import { latestNews } from '@sheaf/rules/dashboard/dashboard/news';
import { expect, it } from 'vitest';
import known from '../../../../docs/requirements/known-entries.json' with { type: 'json' };
import { domains } from './contexts.ts';

const items = domains.flatMap(({ menu = [] }) => menu);

/** English title of a phrase key. */
function titleOf(key: string): string {
  const [section, path] = key.split(':') as [string, string];
  let value: unknown = (languages.en as Record<string, unknown>)[section];
  for (const part of path.split('.')) value = (value as Record<string, unknown>)[part];
  return String(value);
}

const entries = items
  .map(({ to, menu, section, title }) => `${to} ${menu} ${section} ${titleOf(title)}`)
  .sort();

it('SHELL-R32 every menu entry has its own help page', () => {
  const topics = items.map(({ to }) => helpTopicOf(to));
  expect(items.filter((_, index) => topics[index] === null).map(({ to }) => to)).toEqual([]);
  expect(new Set(topics).size).toBe(topics.length);
});

it('SHELL-R32 every help page belongs to a screen and has at most 60 words in every language', () => {
  const topics = [...Object.keys(screenTopics), ...Object.keys(menuTopics)].sort();
  for (const { help } of Object.values(languages)) {
    expect(Object.keys(help.page).sort()).toEqual(topics);
    for (const text of Object.values(help.page)) expect(text.split(' ').length).toBeLessThanOrEqual(60);
  }
});

it('SHELL-R33 no menu entry is new, renamed, moved or gone unless the latest news names it', () => {
  const named: readonly string[] = latestNews.entries;
  const isNamed = (entry: string): boolean => named.includes(entry.split(' ')[0]!);
  const changed = [
    ...entries.filter((entry) => !known.includes(entry)),
    ...known.filter((entry) => !entries.includes(entry)),
  ];
  expect(changed.filter((entry) => !isNamed(entry))).toEqual([]);
});
