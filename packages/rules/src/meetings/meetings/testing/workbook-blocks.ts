/** Blocks of an invented workbook, in the form of the parser's output. All titles are invented. */
import { addDays } from '../../../schedules/calendar-week.ts';
import type { WorkbookBlock, WorkbookSection } from '../workbook-sections.ts';

export interface InventedPart {
  title: string;
  minutes: number;
  /** Text after the minutes. */
  manner?: string;
}

export interface InventedWeek {
  monday: string;
  /** Weekly Bible reading. */
  reading?: string;
  treasures: readonly InventedPart[];
  ministry: readonly InventedPart[];
  living: readonly InventedPart[];
}

/** Typography of a language. */
export interface InventedScript {
  zero: number;
  open: string;
  close: string;
  minutes: string;
  hasColours: boolean;
}

export const plainScript: InventedScript = {
  zero: 0x30,
  open: '(',
  close: ')',
  minutes: 'min.',
  hasColours: true,
};

export const inventedWeek = (monday: string): InventedWeek => ({
  monday,
  treasures: [
    { title: 'A Lamp for the Path', minutes: 10 },
    { title: 'Digging Deeper', minutes: 10 },
    { title: 'Reading Aloud', minutes: 4, manner: 'Ch 1:1-12 (lesson 5)' },
  ],
  ministry: [
    {
      title: 'Starting a Conversation',
      minutes: 3,
      manner: 'AT THE GATE. Ask about the garden. (lesson 1 point 3)',
    },
    { title: 'Following Up', minutes: 4, manner: 'AT THE MARKET. Bring the leaflet. (lesson 9 point 4)' },
    { title: 'Explaining Your Beliefs', minutes: 5, manner: 'Talk. Why we meet. (lesson 14)' },
  ],
  living: [
    { title: 'What We Learned at the Harvest', minutes: 15, manner: 'Discussion.' },
    { title: 'Our Common Study', minutes: 30, manner: 'ch. 2' },
  ],
});

const numbersOf = (zero: number) => (text: string | number) =>
  String(text).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

export function blocksOf(week: InventedWeek, script: InventedScript = plainScript): WorkbookBlock[] {
  const digits = numbersOf(script.zero);
  const bracket = (minutes: number) => `${script.open}${digits(minutes)} ${script.minutes}${script.close}`;
  const block = (
    tag: WorkbookBlock['tag'],
    text: string,
    more: Partial<WorkbookBlock> = {},
  ): WorkbookBlock => ({
    tag,
    text,
    section: null,
    isSong: false,
    isBoxed: false,
    ...more,
  });
  const song = (text: string) => block('h3', text, { isSong: true });
  const ofSection = (section: WorkbookSection) => ({ section: script.hasColours ? section : null });
  let number = 0;
  const part = (section: WorkbookSection) => (one: InventedPart) => {
    number += 1;
    return [
      block('h3', `${digits(number)}. ${one.title}`, ofSection(section)),
      block('p', `${bracket(one.minutes)} ${one.manner ?? ''}`.trim()),
      block('p', `A note of no account (see ${digits(7)})`),
    ];
  };
  const head = (section: WorkbookSection, text: string) => block('h2', text, ofSection(section));
  const day = (date: string) => digits(Number(date.slice(8)));
  return [
    block('h1', `WEEK ${day(week.monday)}-${day(addDays(week.monday, 6))}`),
    block('h2', week.reading ?? `CHRONICLE ${digits(1)}, ${digits(2)}`),
    song(`Song ${digits(105)} and Prayer | Welcome ${bracket(1)}`),
    head('treasures', 'TREASURES'),
    ...week.treasures.flatMap(part('treasures')),
    block('h3', `${digits(3)}. A box beside it`, { isBoxed: true }),
    head('ministry', 'FIELD'),
    ...week.ministry.flatMap(part('ministry')),
    head('living', 'LIFE'),
    song(`Song ${digits(77)}`),
    ...week.living.flatMap(part('living')),
    song(`Farewell ${bracket(3)} | Song ${digits(12)} and Prayer`),
  ];
}
