import { exampleCongregation } from '#platform/testing/replies.ts';

export const samuel = {
  id: 5,
  full_name: 'Samuel Webb',
  last_first: 'Webb, Samuel',
  appointment: 'elder',
  outlines: [12],
  reached_by: 'email' as const,
  last_here: null,
  away_dates: [],
  busy: false,
  cannot: false,
};

export const schedulerReplies = {
  'congregations.readCongregation': { ...exampleCongregation, circuit: 'TAS 1', region_id: 3 },
  'meetings.listLanguageGroups': [],
  'talks.listTalks': [],
  'talks.listAwayTalks': [],
  'talks.readCoordinator': { valid: true, name: 'Daniel Kerr' },
  'talks.listOwnSpeakers': [samuel],
  'talks.listVisits': [],
  'talks.listTitles': [{ id: 12, number: 12, title: 'A home that welcomes', lang: 'en' }],
  'talks.listGiven': [],
  'proposals.listProposals': [],
};
