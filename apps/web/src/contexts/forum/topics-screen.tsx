/** Feature requests of all congregations, most liked first (FORUM-S1). */
import { Button } from '@mantine/core';
import type { TopicState } from '@sheaf/rules/forum/topic-state';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellFilled from '@tabler/icons-react/dist/esm/icons/IconBellFilled.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isFound } from '#platform/search.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ListSummary } from '#ui/list-summary.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowLink } from '#ui/row-link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import classes from './forum.module.css';
import { LikeButton } from './like-button.tsx';
import { MailsEnded } from './mails-ended.tsx';
import { StateChip } from './state-chip.tsx';
import { type Topic, titleText } from './topic-labels.ts';
import { TopicSheet } from './topic-sheet.tsx';

const filters = ['liked', 'mine', 'dev_queue', 'in_progress', 'done'] as const;
type Filter = (typeof filters)[number];

const fits = (topic: Topic, filter: Filter): boolean => {
  if (filter === 'liked') return true;
  return filter === 'mine' ? topic.mine : topic.state === (filter satisfies TopicState);
};

/** FORUM-O2: subscribes to new topics. Opening the list marks them as seen. */
function FollowButton() {
  const { t } = useTexts();
  const forum = useRead('forum.readForum', { params: { forum: 1 } }).data;
  const follow = useWrite('forum.followForum', {
    success: ({ subscribed }) => toasts.show(t(subscribed ? 'forum:subscribedForum' : 'forum:leftForum')),
  });
  const see = useWrite('forum.followForum').mutate;
  const news = forum?.news ?? false;
  useEffect(() => {
    if (news) see({ params: { forum: 1 }, body: { seen: true } });
  }, [news, see]);
  if (!forum) return null;
  const Icon = forum.subscribed ? IconBellFilled : IconBell;
  return (
    <IconButton
      label={t(forum.subscribed ? 'forum:stopNew' : 'forum:tellNew')}
      onClick={() =>
        follow.mutate(
          { params: { forum: 1 }, body: { subscribe: !forum.subscribed } },
          { onError: ({ message }) => toasts.show(message) },
        )
      }
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

function TopicRow({ topic }: { topic: Topic }) {
  const { t } = useTexts();
  return (
    <li className={classes.topic}>
      <LikeButton topic={topic} />
      <RowLink to={`/forum/topics/${topic.id}/`} className={classes.link}>
        <bdi className={classes.label}>{titleText(t, topic)}</bdi>
        {topic.mark && topic.label !== '' && (
          <span className={classes.count}>{t('forum:mark.notForOthers')}</span>
        )}
        <bdi className={classes.content}>{topic.content}</bdi>
        <span className={classes.facts}>
          <StateChip state={topic.state} />
          <span className={classes.count}>
            <IconMessageCircle aria-hidden="true" size={18} />
            {t('forum:commentCount', { count: topic.comments })}
          </span>
          {topic.news && <strong className={classes.news}>{t('forum:news')}</strong>}
        </span>
      </RowLink>
    </li>
  );
}

function Topics({ topics, filter, typed }: { topics: readonly Topic[]; filter: Filter; typed: string }) {
  const { t } = useTexts();
  const found = topics.filter(
    (topic) => fits(topic, filter) && isFound(typed, topic.label, topic.content, topic.author?.name ?? null),
  );
  if (found.length === 0)
    return <Hint>{typed ? t('shell:nothingFound', { what: typed }) : t('forum:noneOfThese')}</Hint>;
  return (
    <Card label={t('forum:title')}>
      <ul className={classes.topics}>
        {found.map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
        ))}
      </ul>
    </Card>
  );
}

/** Counts of the topics in the pane next to their list (X-WIDE-4). */
function TopicsSummary({ topics, filter, onChange }: FilterProps & { topics: readonly Topic[] }) {
  const { t } = useTexts();
  const facts = filters.map((one) => ({
    label: t(one === 'liked' ? 'forum:title' : `forum:filter.${one}`),
    count: topics.filter((topic) => fits(topic, one)).length,
    shown: filter === one,
    onClick: () => onChange(filter === one ? 'liked' : one),
  }));
  return <ListSummary facts={facts} />;
}

interface FilterProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

function FilterChips({ filter, onChange }: FilterProps) {
  const { t } = useTexts();
  return (
    <Chips label={t('forum:filter.label')} oneLine>
      {filters.map((one) => (
        <button key={one} type="button" aria-pressed={filter === one} onClick={() => onChange(one)}>
          {filter === one && <IconCheck aria-hidden="true" size={18} />}
          {t(`forum:filter.${one}`)}
        </button>
      ))}
    </Chips>
  );
}

/**
 * Filter and search are in the address, so that they and the scroll position are restored on return from a
 * topic (FORUM-S1).
 */
function useShown() {
  const [search, setSearch] = useSearchParams();
  const show = (name: 'q' | 'show', value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return {
    typed: search.get('q') ?? '',
    filter: filters.find((one) => one === search.get('show')) ?? 'liked',
    setTyped: (typed: string) => show('q', typed),
    setFilter: (filter: Filter) => show('show', filter === 'liked' ? '' : filter),
  };
}

export function TopicsScreen() {
  const { t } = useTexts();
  const topics = useRead('forum.listTopics', { params: { forum: 1 } });
  const { typed, filter, setTyped, setFilter } = useShown();
  const [writing, setWriting] = useState(false);
  return (
    <Page title={t('forum:title')} line={t('forum:line')} back actions={<FollowButton />}>
      <MailsEnded />
      <SearchField label={t('shell:search')} value={typed} onChange={setTyped} />
      <FilterChips filter={filter} onChange={setFilter} />
      <QueryState
        query={topics}
        skeleton={{ height: 120, count: 4 }}
        empty={{ icon: <IconBulb aria-hidden="true" />, text: t('forum:empty') }}
      >
        {(rows) => (
          <>
            <Topics topics={rows} filter={filter} typed={typed} />
            <TopicsSummary topics={rows} filter={filter} onChange={setFilter} />
          </>
        )}
      </QueryState>
      <PageFooter>
        <Button
          fullWidth
          leftSection={<IconBulb aria-hidden="true" size={20} />}
          onClick={() => setWriting(true)}
        >
          {t('forum:request')}
        </Button>
      </PageFooter>
      {writing && <TopicSheet topic={null} onClose={() => setWriting(false)} />}
    </Page>
  );
}
