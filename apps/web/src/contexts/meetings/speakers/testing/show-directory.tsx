import type { Reply } from '#platform/api.ts';
import { answerWith } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { CongregationScreen } from '../congregation-screen.tsx';
import type { ListedCongregation, Profile, Speaker } from '../directory-labels.ts';
import { DirectoryScreen } from '../directory-screen.tsx';

export const listed = (rest: Partial<ListedCongregation>): ListedCongregation => ({
  id: 1,
  name: 'Burnie',
  country_id: 1,
  region_id: 2,
  circuit: 'TAS 1',
  suburb: null,
  public_day: 0,
  public_start_time: '10:00',
  active: false,
  scheduling_active: false,
  speakers: 2,
  ...rest,
});

const outline = (number: number, title: string | null) => ({ number, title });

export const speaker: Speaker = {
  id: 9,
  congregation_id: 3,
  congregation: 'Devonport',
  full_name: 'Martin Calloway',
  last_first: 'Calloway, Martin',
  email: 'martin@example.org',
  phone: '0491 570 118',
  phone_reading: null,
  appointment: 'elder',
  outlines: [outline(45, 'Making room'), outline(46, null)],
  away_dates: [],
  editable: true,
  version: 4,
};

export const profile = (rest: Partial<Profile> = {}): Profile => ({
  id: 3,
  name: 'Devonport',
  country_id: 1,
  region_id: 2,
  suburb: 'Devonport',
  postcode: null,
  address: '22 Steele Lane',
  circuit: 'TAS 1',
  lang: null,
  timezone_id: null,
  ptc: {
    id: null,
    full_name: 'Paul Drummond',
    email: 'paul@example.org',
    phone: null,
    congregation: 3,
    version: 2,
  },
  public_day: 6,
  public_start_time: '17:00',
  active: false,
  scheduling_active: false,
  partnership: 'kept',
  speakers: [speaker],
  version: 2,
  ...rest,
});

type Partners = Reply<'speakers.listPartners'>;

const partners: Partners = { share_speakers: 'partners', partners: [] };

export const showDirectory = (
  rows: ListedCongregation[],
  readPartners: () => Partners | Promise<Partners> = () => partners,
  more: object = {},
) => {
  const sent = answerWith({
    'speakers.listDirectory': rows,
    'speakers.listPartners': readPartners,
    'speakers.confirmPartner': partners,
    'speakers.addCongregation': profile(),
    'speakers.saveSharing': partners,
    'places.listCountries': [{ id: 1, code: 'AU', name: 'Australia' }],
    'places.listRegions': [{ id: 2, code: 'TAS', name: 'Tasmania', country_id: 1 }],
    ...more,
  });
  showScreen(<DirectoryScreen />, '/settings/speaker-directory', '/settings/speaker-directory');
  return sent;
};

export const showProfile = (shown: Profile, more: object = {}) => {
  const sent = answerWith({
    'speakers.readProfile': shown,
    'speakers.listPartners': partners,
    'speakers.askPartner': partners,
    'speakers.saveOutlinesText': [],
    'speakers.deleteSpeaker': { ok: true },
    'speakers.checkSpeaker': { deletable: true, name: speaker.full_name, uses: [] },
    ...more,
  });
  showScreen(
    <CongregationScreen />,
    '/settings/speaker-directory/:congregation',
    '/settings/speaker-directory/3',
  );
  return sent;
};
