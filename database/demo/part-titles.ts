/** Invented titles of the demo's meeting parts, rotating by week. */
import type { PlannedPart } from '@sheaf/rules/meetings/meetings/default-parts';

interface PartLabels {
  title: string;
  refs: string | null;
}

const treasures = [
  'Patience in small things',
  'A lamp that is kept burning',
  'What a good neighbour does',
  'Strength for the long road',
  'TitlesOfWeek that build up',
  'A harvest in its season',
  'Why we keep watch',
  'Gentle answers',
  'Room for one more at the table',
];
const books = ['Isaiah', 'Jeremiah', 'Ezekiel', 'Proverbs', 'Psalms', 'Ruth', 'Malachi'];
const readings = ['verses 1-14', 'verses 5-20', 'verses 9-23'];
const ministry = [
  'A first conversation',
  'Calling again',
  'Meeting a traveller at the bus stop',
  'Offering a study',
  'A letter to a neighbour',
];
const talks = ['What makes a home happy?', 'Can we trust what is written?', 'Where do the dead rest?'];
const living = [
  'Local needs',
  'Our evening of family worship',
  'Helping the newcomers',
  'Caring for our hall',
  'When the weather turns',
];
const studies = ['How long will it last?', 'Walking together', 'A quiet and mild spirit', 'Keep on asking'];

const ofWeek = <Item>(items: readonly Item[], week: number): Item =>
  items[((week % items.length) + items.length) % items.length]!;

const song = (week: number, place: number): number => 1 + (((week + 200) * 7 + place * 31) % 150);

type TitlesOfWeek = (week: number) => PartLabels;

const plain = (title: string) => (): PartLabels => ({ title, refs: null });

const titles: Record<string, TitlesOfWeek> = {
  'prelude.song': (week) => ({ title: `Song ${song(week, 0)} and prayer`, refs: null }),
  'prelude.comments': plain('Opening words'),
  'treasures.first': (week) => ({ title: ofWeek(treasures, week), refs: ofWeek(books, week) }),
  'treasures.second': (week) => ({
    title: 'What did you find?',
    refs: `${ofWeek(books, week)}, last chapters`,
  }),
  'treasures.reading': (week) => ({
    title: 'Bible reading',
    refs: `${ofWeek(books, week)}, ${ofWeek(readings, week)}`,
  }),
  'ministry.first': (week) => ({ title: ofWeek(ministry, week), refs: 'From house to house' }),
  'ministry.second': (week) => ({ title: ofWeek(ministry, week + 2), refs: 'In a public place' }),
  'ministry.third': (week) => ({ title: ofWeek(talks, week), refs: null }),
  'living.mid-song': (week) => ({ title: `Song ${song(week, 1)}`, refs: null }),
  'living.first': (week) => ({ title: ofWeek(living, week), refs: null }),
  'living.study': (week) => ({ title: 'Congregation study', refs: `Lesson ${1 + ((week + 60) % 60)}` }),
  'living.review': plain('Closing words'),
  'living.last-song': (week) => ({ title: `Song ${song(week, 2)} and prayer`, refs: null }),
  'talk.song': (week) => ({ title: `Song ${song(week, 3)} and prayer`, refs: null }),
  'talk.talk': plain('Public talk'),
  'watchtower.mid-song': (week) => ({ title: `Song ${song(week, 4)}`, refs: null }),
  'watchtower.study': (week) => ({ title: ofWeek(studies, week), refs: null }),
  'watchtower.last-song': (week) => ({ title: `Song ${song(week, 5)} and prayer`, refs: null }),
};

/** @param week counted from this one; negative for past weeks. */
export const titlesOf = ({ section, key }: PlannedPart, week: number): PartLabels =>
  titles[`${section}.${key}`]!(week);
