/** Exact changes of each decision about a map; the store writes nothing else. */
import { expect, it } from 'vitest';
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import {
  decideAssign,
  decideBlockUpdate,
  decideHandOff,
  decideLock,
  type HandOff,
  type MapState,
  type OpenAssignment,
} from './map-assignment.ts';
import {
  decideCancel,
  decideDeleteMap,
  decideHandIn,
  decideRecall,
  isHandedInAlready,
} from './map-ending.ts';
import { decideRequest } from './map-request.ts';
import { decideMarkHomes } from './mark-homes.ts';

const now = 1_000_000;
const open: OpenAssignment = {
  personal: false,
  campaign: 'custom',
  campaignName: 'Special',
  assignedAt: 500,
  started: true,
  completedBlocks: [2],
  homesMarked: false,
  holders: [
    { personId: 1, assignedAt: 500, returnedAt: 700 },
    { personId: null, assignedAt: 700, returnedAt: 800 },
    { personId: 2, assignedAt: 800, returnedAt: null },
  ],
  previousCompletedOn: '2025-05-05',
};
const out: MapState = {
  type: 'rural',
  locked: false,
  totalBlocks: 3,
  lastCompletedOn: '2025-05-05',
  assignment: open,
};
const free: MapState = { ...out, assignment: null };
const actor = (personId: number, ...keys: PermissionKey[]) => ({ personId, permissions: new Set(keys) });
const holder = actor(2);
const assigner = actor(9, 'settings.maps.assign');
const ruth = { id: 2, active: true, appointment: 'publisher' };
const joel = { id: 3, active: true, appointment: 'elder' };
const effectOf = <Value>(
  decision: { allowed: true; value: Value } | { allowed: false; reason: string },
): Value => {
  if (!decision.allowed) throw new Error(decision.reason);
  return decision.value;
};

it("ASSIGN-R1 ASSIGN-R10 assigning begins an assignment and notifies its holder; only the congregation's own campaign has a name", () => {
  const order = { holder: ruth, personal: true, campaign: 'memorial' as const, campaignName: 'Special', now };
  const began = {
    personal: true,
    campaign: 'memorial',
    campaignName: null,
    holderId: 2,
    at: now,
    previousCompletedOn: '2025-05-05',
  };
  const told = [{ personId: 2, type: 'map-assigned' }];
  expect(effectOf(decideAssign(free, order))).toEqual({ began, told });
  expect(effectOf(decideAssign(free, { ...order, campaign: 'custom' }))).toEqual({
    began: { ...began, campaign: 'custom', campaignName: 'Special' },
    told,
  });
  const everybody = { ...order, holder: null, personal: false };
  expect(effectOf(decideAssign({ ...free, type: 'foreign' }, everybody))).toEqual({
    began: { ...began, personal: false, holderId: null },
    told: [],
  });
});

it('MAPS-R5 changing a block counts as work on the map; setting it to its current state changes nothing', () => {
  const worked = { at: now };
  expect(effectOf(decideBlockUpdate(out, holder, { block: 1, now }))).toEqual({
    blocks: [{ block: 1, completed: true }],
    worked,
  });
  expect(effectOf(decideBlockUpdate(out, holder, { block: 2, now }))).toEqual({
    blocks: [{ block: 2, completed: false }],
    worked,
  });
  expect(effectOf(decideBlockUpdate(out, holder, { block: 2, completed: true, now }))).toEqual({});
});

it('MAPS-O5 a hand-in ends the assignment, ticks the given blocks, and dates the map only if it is completed', () => {
  const untried = { addressesAtStart: 0, addressesLeft: 0 };
  const handIn = {
    ...untried,
    completed: true,
    today: '2026-02-02',
    now,
    note: 'Gate code',
    blocks: [3, 2, 3],
  };
  const ended = { kept: true, at: now, completed: true, note: 'Gate code' };
  const blocks = [{ block: 3, completed: true }];
  expect(effectOf(decideHandIn(out, holder, handIn))).toEqual({
    ended,
    blocks,
    lastCompletedOn: '2026-02-02',
  });
  expect(effectOf(decideHandIn(out, holder, { ...handIn, completed: false }))).toEqual({
    ended: { ...ended, completed: false },
    blocks,
  });
});

it('ADDR-R67 the holder adds the homes of a residential map once, other maps are filled already', () => {
  const home: MapState = { ...out, type: 'residential' };
  expect(effectOf(decideMarkHomes(home, holder))).toEqual({ homesMarked: true });
  const marked: MapState = { ...home, assignment: { ...open, homesMarked: true } };
  expect(effectOf(decideMarkHomes(marked, holder))).toEqual({});
  for (const type of ['business', 'rural', 'high-density', 'foreign'] as const)
    expect(effectOf(decideMarkHomes({ ...out, type }, holder))).toEqual({});
  expect(decideMarkHomes(home, assigner)).toEqual({ allowed: false, reason: 'not-holder' });
  expect(decideMarkHomes(free, holder)).toEqual({ allowed: false, reason: 'assignment-ended' });
});

it('ADDR-R67.3 a hand-in removes the homes that nobody tried', () => {
  const handIn = { completed: false, today: '2026-02-02', now, note: null, blocks: [] };
  const figures = { addressesAtStart: 4, addressesLeft: 2 };
  const marked: MapState = { ...out, type: 'residential', assignment: { ...open, homesMarked: true } };
  expect(effectOf(decideHandIn(marked, holder, { ...handIn, ...figures }))).toEqual({
    ended: { kept: true, at: now, completed: false, note: null },
    blocks: [],
    listLoses: 'untried-homes',
  });
  const worked = { ...handIn, completed: null, addressesAtStart: 4, addressesLeft: 0 };
  expect(effectOf(decideHandIn(marked, holder, worked)).lastCompletedOn).toBe('2026-02-02');
});

it('MAPS-R12 ASSIGN-C2 a hand-off notifies the next holder; only a map assigner changes the label', () => {
  const label = { personal: true, campaign: undefined, campaignName: null };
  const handed = { handedTo: { personId: 3, at: now }, told: [{ personId: 3, type: 'map-handed-over' }] };
  const handOff = { to: joel, now, label };
  expect(effectOf(decideHandOff(out, holder, handOff))).toEqual(handed);
  expect(effectOf(decideHandOff(out, assigner, handOff))).toEqual({
    ...handed,
    label: { personal: true, campaign: 'custom', campaignName: 'Special' },
  });
  const labelled = (change: Partial<HandOff['label']>) =>
    effectOf(
      decideHandOff(out, assigner, { ...handOff, label: { ...label, personal: undefined, ...change } }),
    ).label;
  expect(labelled({})).toBeUndefined();
  expect(labelled({ campaign: 'memorial', campaignName: 'Special' })).toEqual({
    personal: false,
    campaign: 'memorial',
    campaignName: null,
  });
  expect(labelled({ campaign: 'custom', campaignName: null })).toEqual({
    personal: false,
    campaign: 'custom',
    campaignName: null,
  });
});

it('ASSIGN-R3 a recall ends the assignment as not completed, clears the address list, and notifies the holder', () => {
  const effect = {
    ended: { kept: true, at: now, completed: false, note: null },
    listLoses: 'all',
    told: [{ personId: 2, type: 'map-recalled' }],
  };
  expect(effectOf(decideRecall(out, assigner, { now, sawAnother: false }))).toEqual(effect);
  const nobody = { ...out, assignment: { ...open, holders: [] } };
  expect(effectOf(decideRecall(nobody, assigner, { now, sawAnother: false }))).toEqual({
    ...effect,
    told: [],
  });
});

it('ASSIGN-R4 ASSIGN-O8 a cancel removes the assignment, its dates and unread notifications', () => {
  expect(effectOf(decideCancel(out, assigner, { now, sawAnother: false }))).toEqual({
    ended: { kept: false },
    listLoses: 'populated',
    lastCompletedOn: '2025-05-05',
    withdrawn: [
      { personId: 1, at: 500 },
      { personId: 2, at: 800 },
    ],
  });
});

it('ASSIGN-R3 ASSIGN-R4 refuses to end an assignment on a stale view', () => {
  const another = { now, sawAnother: true };
  for (const decide of [decideRecall, decideCancel]) {
    expect(decide(out, assigner, another)).toEqual({ allowed: false, reason: 'assignment-ended' });
    expect(decide(free, assigner, another)).toEqual({ allowed: false, reason: 'map-not-assigned' });
  }
});

it('ASSIGN-R1 locking changes the lock only, and toggles it without a value', () => {
  expect(effectOf(decideLock(out, assigner, undefined))).toEqual({ locked: true });
  expect(effectOf(decideLock({ ...out, locked: true }, assigner, undefined))).toEqual({ locked: false });
  expect(effectOf(decideLock(out, assigner, false))).toEqual({ locked: false });
});

it('MAPS-O2 MAPS-O8 assigns a requested map, unless it is taken, not offered, or the person has an overdue one', () => {
  const request = { holder: ruth, holdsOverdue: false, offered: true, now };
  expect(effectOf(decideRequest(free, request)).began).toEqual({
    personal: false,
    campaign: 'none',
    campaignName: null,
    holderId: 2,
    at: now,
    previousCompletedOn: '2025-05-05',
  });
  const reason = (map: MapState, change: Partial<typeof request> | { holder: null } = {}) =>
    decideRequest(map, { ...request, ...change });
  const refused = (why: string) => ({ allowed: false, reason: why });
  expect(reason(out)).toEqual(refused('map-taken'));
  expect(reason({ ...free, type: 'foreign' })).toEqual(refused('map-taken'));
  expect(reason(out, { holdsOverdue: true })).toEqual(refused('map-taken'));
  expect(reason(free, { holdsOverdue: true, offered: false })).toEqual(refused('overdue-map-held'));
  expect(reason(free, { offered: false })).toEqual(refused('map-not-offered'));
  expect(reason({ ...free, locked: true }, { offered: false })).toEqual(refused('map-locked'));
  expect(reason(free, { holder: { ...ruth, active: false } })).toEqual(refused('not-a-candidate'));
  expect(reason(free, { holder: null })).toEqual(refused('map-taken'));
});

it('MAPS-R22 refuses to delete an assigned map; hides another one, frees its addresses, and regathers foreign ones', () => {
  expect(decideDeleteMap({ type: 'residential', assigned: true })).toEqual({
    allowed: false,
    reason: 'map-assigned',
  });
  const freed = { hidden: true, freed: 'all' };
  expect(effectOf(decideDeleteMap({ type: 'residential', assigned: false }))).toEqual({
    ...freed,
    gatherForeign: false,
  });
  expect(effectOf(decideDeleteMap({ type: 'foreign', assigned: false }))).toEqual({
    ...freed,
    gatherForeign: true,
  });
});

it('SYNC-R10 a hand-in counts as repeated if the same person loses no information by it', () => {
  const ended = { holderId: 2, completed: true, note: 'Dog' };
  const said = { completed: true, note: 'Dog', blocks: [3] };
  const again = (
    kept: Partial<typeof ended>,
    now: { blocks?: number[]; completed?: boolean | null; note?: string | null } = {},
  ) => isHandedInAlready({ ...ended, ...kept }, holder, { ...said, ...now });
  expect([
    again({}),
    again({}, { note: null }),
    again({ completed: false }, { completed: false, blocks: [] }),
    again({ completed: false }, { completed: null, blocks: [] }),
    again({}, { completed: null }),
  ]).toEqual([true, true, true, true, true]);
  expect([
    isHandedInAlready(undefined, holder, said),
    again({ holderId: 1 }),
    again({ completed: false }),
    again({}, { note: 'Cat' }),
    again({ completed: false }, { completed: false }),
  ]).toEqual([false, false, false, false, false]);
});
