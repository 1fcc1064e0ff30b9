import type { Reply } from '#platform/api.ts';

/** A search for somebody who takes the duty of `exampleMyDuty`; `rest` replaces fields. */
export const exampleSwap = (
  rest: Partial<Reply<'swaps.listSwaps'>[number]> = {},
): Reply<'swaps.listSwaps'>[number] => ({
  id: 3,
  duty_id: 7,
  role: 'asker',
  state: 'open',
  released: false,
  needs_agreement: false,
  kind: 'part',
  title: 'Digging for gems',
  date: '2026-11-25',
  starts_at: '19:16',
  from: { id: 1, name: 'Ruth Hollis' },
  taker: null,
  reason: null,
  note: null,
  offers: [
    { id: 2, name: 'Samuel Webb', state: 'sent', asked_at: '2026-11-23T22:00:00Z', chain: null, gives: null },
    {
      id: 4,
      name: 'Owen Fairley',
      state: 'cant',
      asked_at: '2026-11-23T22:00:00Z',
      chain: null,
      gives: null,
    },
  ],
  answer: null,
  gives: null,
  in_chain: false,
  held_until: null,
  can_take: false,
  can_agree: false,
  next_at: '2026-11-24T02:00:00Z',
  closes_at: '2026-11-25T06:16:00Z',
  ...rest,
});
