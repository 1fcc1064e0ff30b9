import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, quietAlerts, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import type { Comment, Topic } from './topic-labels.ts';
import { TopicScreen } from './topic-screen.tsx';
import { topicsPrompt } from './topics-prompt.tsx';
import { TopicsScreen } from './topics-screen.tsx';

const topic = (rest: Partial<Topic> = {}): Topic => ({
  id: 4,
  label: 'Sunset time',
  content: 'In winter we stop early.',
  author: { name: 'Joel', congregation: 'Burnie' },
  state: 'proposed',
  likes: 3,
  liked: false,
  comments: 1,
  subscribed: false,
  news: false,
  mine: false,
  can_edit: false,
  can_delete: false,
  can_push: false,
  can_hide: false,
  mark: null,
  created_at: '2026-11-20T08:00:00.000Z',
  ...rest,
});

const comment: Comment = {
  id: 9,
  content: 'A line below the time is enough.',
  author: { name: 'Ana', congregation: 'Lisbon North' },
  created_at: '2026-11-21T08:00:00.000Z',
  can_edit: true,
  can_delete: true,
  can_hide: false,
  mark: null,
};

const quiet = { id: 1, subscribed: false, news: false };

beforeEach(() => signInAs(['forums.features']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const showList = (topics: Topic[], forum = quiet, changed = async () => topics[0] ?? topic()) => {
  const sent = answerWith({
    'forum.listTopics': topics,
    'forum.readForum': forum,
    'forum.followForum': { ...forum, subscribed: !forum.subscribed, news: false },
    'forum.changeTopic': changed,
    'forum.addTopic': topic(),
  });
  showScreen(<TopicsScreen />, '/forum/topics', '/forum/topics');
  return sent;
};

const showTopic = (shown: Topic, comments: Comment[] = [comment]) => {
  const sent = answerWith({
    'forum.listTopics': [shown],
    'forum.listComments': comments,
    'forum.changeTopic': shown,
    'forum.addComment': comment,
    'forum.deleteTopic': { ok: true },
    'forum.deleteComment': { ok: true },
    'forum.hideComment': comment,
  });
  showScreen(<TopicScreen />, '/forum/topics/:topic', `/forum/topics/${shown.id}`);
  return sent;
};

it('FORUM-S1 a topic shows its likes, state and comments, and links to its screen', async () => {
  showList([topic()]);
  const link = await screen.findByRole('link', { name: /Sunset time/ });
  expect(link.getAttribute('href')).toBe('/forum/topics/4/');
  expect(within(link).getByText('Proposed')).toBeTruthy();
  expect(within(link).getByText('1 comment')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Like: Sunset time, 3 so far' })).toBeTruthy();
});

it('FORUM-R2 one press likes without opening the topic, and the number changes at once', async () => {
  const answer = withResolvers<Topic>();
  const sent = showList([topic()], quiet, () => answer.promise);
  await userEvent.click(await screen.findByRole('button', { name: 'Like: Sunset time, 3 so far' }));
  const pressed = await screen.findByRole('button', { name: 'Like: Sunset time, 4 so far' });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ like: true });
  answer.resolve(topic({ likes: 4, liked: true }));
});

it('FORUM-R3 only people with permission are offered to edit or delete a comment', async () => {
  showTopic(topic(), [
    comment,
    { ...comment, id: 10, content: 'From Burnie', can_edit: false, can_delete: false },
  ]);
  await screen.findByText('From Burnie');
  expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(1);
});

it('FORUM-S1 filters and search narrow the list, and an empty forum shows instructions', async () => {
  showList([topic(), topic({ id: 5, label: 'Two languages', state: 'done', mine: true })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mine' }));
  expect(screen.queryByText('Sunset time')).toBeNull();
  expect(screen.getByText('Two languages')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Planned' }));
  expect(screen.getByText('None of these yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Most liked' }));
  await userEvent.type(screen.getByRole('searchbox'), 'sunset');
  expect(screen.queryByText('Two languages')).toBeNull();
  cleanup();
  showList([]);
  expect(await screen.findByText('No feature requests yet. Add the first one.')).toBeTruthy();
});

it('FORUM-O2 one press follows the forum, and its new topics count as seen', async () => {
  const sent = showList([topic()], { id: 1, subscribed: true, news: true });
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ seen: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop telling me about new feature requests' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toContainEqual({
      subscribe: false,
    }),
  );
});

it('FORUM-S4 a request needs a title and a text before it is sent', async () => {
  const sent = showList([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Request feature' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText(/Short title/), 'Sunset');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(form.getByLabelText(/Description/), 'For groups');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    label: 'Sunset',
    content: 'For groups',
  });
});

it('FORUM-S2 a topic shows its author and comments, and its markup as text', async () => {
  showTopic(topic({ content: '<img src=x onerror=alert(1)>' }));
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(/Joel, Burnie/)).toBeTruthy();
  expect(await screen.findByText('Ana, Lisbon North')).toBeTruthy();
  expect(screen.getByText('A line below the time is enough.')).toBeTruthy();
});

it('FORUM-S2 opening a topic marks its news as seen', async () => {
  const sent = showTopic(topic({ subscribed: true, news: true }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ seen: true }));
});

it('FORUM-S3 the menu offers permitted actions only, and is hidden without any', async () => {
  const sent = showTopic(topic({ can_edit: true, can_delete: true, can_push: true }));
  await userEvent.click(await screen.findByRole('button', { name: /Sunset time/, expanded: false }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to: Planned' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ pushState: true }));
  cleanup();
  showTopic(topic());
  await screen.findByText('In winter we stop early.');
  expect(screen.queryByRole('button', { expanded: false })).toBeNull();
});

function Prompt() {
  return topicsPrompt.useContent() && <topicsPrompt.Row dismiss={() => {}} />;
}

it('SHELL-P9 the dashboard links to a followed topic with news', async () => {
  answerWith({ 'dashboard.readAlerts': { ...quietAlerts, topics: [{ id: 4, label: 'Sunset time' }] } });
  showScreen(<Prompt />, '/', '/');
  expect((await screen.findByRole('link', { name: 'Open' })).getAttribute('href')).toBe('/forum/topics/4/');
  expect(screen.getByText('Sunset time')).toBeTruthy();
});

it('FORUM-X3 a hidden text is replaced by a mark with its cause, in the list and on the topic', async () => {
  showList([topic({ label: '', content: '', mark: 'hidden' })]);
  const link = await screen.findByRole('link', { name: /Hidden by the forum’s keeper/ });
  expect(link.getAttribute('href')).toBe('/forum/topics/4/');
  cleanup();
  showTopic(topic({ label: '', content: '', mark: 'deleted' }), [
    { ...comment, content: '', mark: 'hidden' },
  ]);
  expect(await screen.findByRole('heading', { name: 'Deleted by the forum’s keeper' })).toBeTruthy();
  expect(await screen.findByText('Hidden by the forum’s keeper')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add comment' })).toBeNull();
});

it('FORUM-X3 a keeper hides a topic after a confirmation that names the effect, and shows it again with one press', async () => {
  const rights = { can_hide: true, can_delete: true, can_push: true };
  const sent = showTopic(topic(rights));
  await userEvent.click(await screen.findByRole('button', { name: /Sunset time/, expanded: false }));
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/You can show them again/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ hide: true }));
  cleanup();
  const again = showTopic(topic({ ...rights, mark: 'hidden' }));
  expect(await screen.findByText(/Others do not see these words/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /Sunset time/, expanded: false }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show again' }));
  await waitFor(() => expect(again.find(({ method }) => method === 'PUT')?.body).toEqual({ hide: false }));
});

it('FORUM-X4 the confirmation shows a keeper that a mark stays, and an author that the comment disappears', async () => {
  const keeper = { can_edit: false, can_delete: true, can_hide: true };
  const sent = showTopic(topic(), [{ ...comment, ...keeper }]);
  await userEvent.click(await screen.findByRole('button', { name: /of Ana/, expanded: false }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete the comment of Ana, Lisbon North' }),
  );
  expect(await screen.findByText(/“Deleted by the forum’s keeper” instead/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  cleanup();
  showTopic(topic());
  await userEvent.click(await screen.findByRole('button', { name: /of Ana/, expanded: false }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete the comment of Ana, Lisbon North' }),
  );
  expect(await screen.findByText('Are you sure you wish to delete this comment?')).toBeTruthy();
});

const detailPaths = ['/forum/topics/:topic'];
const topicsScreen = <TopicsScreen />;

it('X-WIDE-4 FORUM-S1 the pane counts the topics by state, and a press shows the counted ones', async () => {
  stubDeskWindow();
  answerWith({
    'forum.listTopics': [topic(), topic({ id: 5, label: 'Two languages', state: 'done', mine: true })],
    'forum.readForum': quiet,
  });
  showScreen(
    <ListDetail path="/forum/topics" details={detailPaths} list={topicsScreen} hint="Choose." />,
    '/forum/topics',
    '/forum/topics',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Done 1' }));
  expect(screen.queryByText('Sunset time')).toBeNull();
  expect(screen.getByRole('button', { name: 'Feature requests 2' })).toBeTruthy();
});
