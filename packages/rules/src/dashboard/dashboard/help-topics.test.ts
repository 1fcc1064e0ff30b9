import { expect, it } from 'vitest';
import { helpTopicOf, menuTopics, screenTopics } from './help-topics.ts';

it('SHELL-R32 finds the help page of the nearest screen, with and without a trailing slash', () => {
  for (const [topic, path] of Object.entries({ ...screenTopics, ...menuTopics })) {
    expect(helpTopicOf(path)).toBe(topic);
    if (path !== '/') expect(helpTopicOf(path.slice(0, -1))).toBe(topic);
  }
  expect([
    helpTopicOf('/map/12'),
    helpTopicOf('/settings/users/7'),
    helpTopicOf('/settings/users/phones'),
  ]).toEqual(['map', 'people', 'phones']);
});

it('SHELL-R32 has no help page for a page outside the app', () => {
  expect([helpTopicOf('/answer'), helpTopicOf('/mapping')]).toEqual([null, null]);
});
