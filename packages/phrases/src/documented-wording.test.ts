/** Labels and sentences quoted by the specification; capitalisation follows the project (decision 159). */
import { expect, it } from 'vitest';
import { languages } from './languages.ts';

type Tree = { readonly [key: string]: string | Tree };

const phraseAt = (path: string): string | undefined => {
  const [domain, keys] = path.split(':') as [keyof typeof languages.en, string];
  let at: string | Tree | undefined = languages.en[domain] as Tree;
  for (const key of keys.split('.')) at = typeof at === 'string' ? undefined : at?.[key];
  return typeof at === 'string' ? at : undefined;
};

const quoted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ATTEND-R4': {
    'responsibilities:frequency.meeting': 'Meeting',
    'responsibilities:frequency.week': 'Weekly',
    'responsibilities:frequency.fortnight': '2 Weekly',
    'responsibilities:frequency.month': 'Monthly',
    'responsibilities:scope.weekend': 'Weekend Only',
    'responsibilities:scope.mid': 'Mid-Week Only',
    'responsibilities:scope.both': 'Both Meetings',
  },
  'ATTEND-R6': {
    'congregations:meetings.reminder1': 'Two Days Prior',
    'congregations:meetings.reminder2': 'Half Day Prior',
    'congregations:meetings.reminder3': 'Both',
  },
  'ASSIGN-R14': { 'maps:assign.sort.lastCompleted': 'Last Complete', 'maps:assign.last': 'Last Complete' },
  'SPKR-R3': { 'speakers:add': 'Create Congregation' },
  'SERVICE-R8': { 'service:form.url': 'Meeting URL' },
  'MEET-S2': { 'meetings:hall.main': 'Main class', 'meetings:hall.aux': 'Aux Class {number}' },
  'SERVICE-R7': {
    'schedule:rotation.day': 'Day of the Week',
    'schedule:rotation.which': 'Week of the Month',
    'service:form.rotate': 'Rotate Overseers',
  },
  'MSG-R1': {
    'messages:kind.elders': 'Elders',
    'messages:kind.servants': 'Servants',
    'messages:kind.appointed': 'Appointed Men',
    'messages:kind.pioneers': 'Pioneers',
    'messages:kind.cart': 'Cart Approved Publishers',
    'messages:kind.publishers': 'Publishers',
    'messages:kind.group': 'Specific Group',
  },
  'FORUM-R1': { 'forum:request': 'Request Feature' },
};

for (const [id, phrases] of Object.entries(quoted))
  it(`${id} has the wording of the specification`, () => {
    const shown = Object.fromEntries(
      Object.keys(phrases).map((path) => [path, phraseAt(path)?.toLowerCase()]),
    );
    const wanted = Object.entries(phrases).map(([path, text]) => [path, text.toLowerCase()]);
    expect(shown).toEqual(Object.fromEntries(wanted));
  });
