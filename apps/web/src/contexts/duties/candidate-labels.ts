/** Formats the reasons for a candidate's rank and their recent duties. */
import { type Clash, type DutyClash, isDutyClash } from '@sheaf/rules/duties/clash';
import type { StripWeek } from '@sheaf/rules/duties/history-strip';
import { evenDuties, isUneven, type Reason } from '@sheaf/rules/duties/rank';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import type { WeekHistory } from '#ui/schedule/history-squares.tsx';
import type { PersonChoice } from '#ui/schedule/person-chooser-list.tsx';
import { dayAndMonth, shortDay } from '#ui/schedule/schedule-dates.ts';
import { inWeeks } from '#ui/schedule/schedule-spans.ts';
import type { Candidate } from './candidates.ts';
import type { KeptDuty } from './ledger.ts';

/** `Bible reading`, `Chairman`; a helper has the title of the part. */
const dutyTitle = (t: Translate, { part, assignment }: KeptDuty): string =>
  part?.title ?? t(phraseIn('duties:place', assignment.part.replace('.', '-')));

/** For clashes that are not cached: duties outside the meetings, or in another week. */
function otherLabels(t: Translate, { code, kind, date }: DutyClash): string {
  // During a deployment a server of the previous version may answer without `kind`.
  if (!kind) return t('chooser:hasPart');
  return t(`chooser:other.${code}`, { what: t(phraseIn('duties:kind', kind)), day: shortDay(date) });
}

/** For reasons that a person gave, and that only some readers learn. */
function ownReason(t: Translate, clash: Exclude<Clash, DutyClash | { code: 'away' }>): string {
  if (clash.code === 'month-full') return t('chooser:monthFull', { count: clash.most });
  return clash.code === 'pair' ? t('chooser:keptApart') : t('chooser:cannot');
}

function clashLabels(t: Translate, clash: Clash, dutyOf: (id: number) => KeptDuty | undefined): string {
  if (clash.code === 'away')
    return clash.from === clash.to
      ? t('chooser:awayOn', { day: dayAndMonth(clash.from) })
      : t('chooser:away', { from: dayAndMonth(clash.from), to: dayAndMonth(clash.to) });
  if (!isDutyClash(clash)) return ownReason(t, clash);
  const other = dutyOf(clash.duty);
  if (!other) return otherLabels(t, clash);
  const values = { what: dutyTitle(t, other), day: shortDay(other.date) };
  const does = other.kind === 'helper' ? 'helps' : 'same';
  return t(clash.code === 'same-meeting' ? `chooser:${does}Meeting` : `chooser:${does}Week`, values);
}

type ReasonOf<Code extends Reason['code']> = Extract<Reason, { code: Code }>;
type GivenReason = ReasonOf<'never-given' | 'given-ago' | 'given-ahead'>;

/** Facts about the list that the reasons of a person refer to. */
export interface ListFacts {
  /** Longest wait in weeks; `-Infinity` if nobody had the duty. */
  longest: number;
  /** Weeks; a server of the previous version does not send it. */
  turn: number | undefined;
}

const givenCodes: readonly string[] = ['never-given', 'given-ago', 'given-ahead'];
const otherCodes: readonly string[] = ['new-here', 'load', 'resting', 'reserve'];
const isGiven = (reason: Reason): reason is GivenReason => givenCodes.includes(reason.code);
const isClash = (reason: Reason): reason is Clash => !isGiven(reason) && !otherCodes.includes(reason.code);

const reasonOf = <Code extends Reason['code']>(reasons: readonly Reason[], code: Code) =>
  reasons.find((reason): reason is ReasonOf<Code> => reason.code === code);

function givenText(t: Translate, given: GivenReason, longest: number): string {
  if (given.code === 'never-given') return t('chooser:never');
  const when = inWeeks(given.weeks * (given.code === 'given-ago' ? -1 : 1));
  if (given.code === 'given-ahead') return t('chooser:ahead', { when, day: dayAndMonth(given.date) });
  return given.weeks === longest ? t('chooser:longest', { count: given.weeks }) : t('chooser:ago', { when });
}

function newText(t: Translate, { since, first }: ReasonOf<'new-here'>, came: 'new' | 'back'): string {
  const day = dayAndMonth(since);
  return first === null
    ? t(`chooser:${came}Since`, { day })
    : t(`chooser:${came}Until`, { day, first: dayAndMonth(first) });
}

/** When the person had the duty or came, with the length of a turn, by which the wait is measured. */
function waitText(t: Translate, reasons: readonly Reason[], { longest, turn }: ListFacts): string {
  const given = reasons.find(isGiven);
  const entered = given?.code === 'given-ahead' ? undefined : reasonOf(reasons, 'new-here');
  const text = entered
    ? newText(t, entered, given?.code === 'never-given' ? 'new' : 'back')
    : given && givenText(t, given, longest);
  if (!text) return '';
  const tellsTurn = turn !== undefined && given?.code !== 'given-ahead' && !entered?.first;
  return tellsTurn ? t('chooser:turn', { reason: text, count: turn }) : text;
}

function loadText(t: Translate, load: ReasonOf<'load'>): string {
  const text = t('chooser:load', { count: load.duties });
  const share = evenDuties(load);
  return share === null ? text : t('chooser:share', { load: text, share });
}

const isWeighty = (load: ReasonOf<'load'>): boolean => isUneven(load) && evenDuties(load) !== load.duties;

/** The reason that changed the rank more than the wait. */
function weightierText(t: Translate, reasons: readonly Reason[]): string | undefined {
  if (reasonOf(reasons, 'reserve')) return t('chooser:reserve');
  const resting = reasonOf(reasons, 'resting');
  if (resting) return t('chooser:resting', { count: resting.duties });
  const load = reasonOf(reasons, 'load');
  return load && isWeighty(load) ? loadText(t, load) : undefined;
}

const weekHistory = ({ duty, away }: StripWeek): WeekHistory => {
  if (duty === 'own') return 'part';
  return duty === 'helper' ? 'helper' : away ? 'away' : 'none';
};

/** MEET-R21: the last four duties, and the load unless it is the reason. */
function detailOf(t: Translate, { last, reasons }: Candidate): string {
  const load = reasonOf(reasons, 'load');
  const parts = last.map(({ date, kind, type }) =>
    t('chooser:had', {
      what: kind === 'helper' ? t('chooser:part.helper') : t(phraseIn('chooser:part', type)),
      day: shortDay(date),
    }),
  );
  return joinTexts(
    [
      parts.length > 0 ? t('chooser:lastParts', { parts: joinTexts(parts) }) : t('chooser:noParts'),
      load && !isWeighty(load) && loadText(t, load),
    ],
    t('chooser:stop'),
  );
}

/** Longest wait in weeks among people who had the duty before; several may share it. */
export const longestWait = (candidates: readonly Candidate[]): number =>
  Math.max(
    ...candidates
      .filter(
        ({ away, hasPart, cannot, reasons }) =>
          !away && !hasPart && !cannot && !reasonOf(reasons, 'new-here'),
      )
      .flatMap(({ reasons }) =>
        reasons.flatMap((reason) => (reason.code === 'given-ago' ? reason.weeks : [])),
      ),
  );

export function personChoice(
  t: Translate,
  candidate: Candidate,
  list: ListFacts,
  dutyOf: (id: number) => KeptDuty | undefined,
): PersonChoice {
  const { id, full_name: name, reasons, history, away, hasPart, cannot, unpairedWith } = candidate;
  const weightier = weightierText(t, reasons);
  const wait = waitText(t, reasons, weightier ? { ...list, turn: undefined } : list);
  const clashes = reasons.filter(isClash).map((clash) => clashLabels(t, clash, dutyOf));
  const marked = away || hasPart || cannot || unpairedWith !== null;
  const unpaired = unpairedWith !== null && t(`chooser:unpaired.${unpairedWith.rule}`, unpairedWith);
  return {
    key: String(id),
    name,
    ...(marked && !unpaired && wait && { facts: wait }),
    reason: marked
      ? joinTexts([unpaired, ...new Set(clashes)])
      : joinTexts([weightier, wait], t('chooser:stop')),
    ...(marked && { mark: away ? ('away' as const) : ('clash' as const) }),
    history: history.map(weekHistory),
    // A getter, because only the chosen person's detail is needed, and computing all would delay the list.
    get detail() {
      return detailOf(t, candidate);
    },
  };
}
