/** Formats the reasons for a candidate's rank and their recent duties. */
import { type Clash, type DutyClash, isDutyClash } from '@sheaf/rules/duties/clash';
import type { StripWeek } from '@sheaf/rules/duties/history-strip';
import type { Reason } from '@sheaf/rules/duties/rank';
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

type GivenReason = Extract<Reason, { code: 'never-given' | 'given-ago' | 'given-ahead' }>;

function reasonText(t: Translate, given: GivenReason, longest: boolean): string {
  if (given.code === 'never-given') return t('chooser:never');
  const values = {
    when: inWeeks(given.weeks * (given.code === 'given-ago' ? -1 : 1)),
    day: dayAndMonth(given.date),
  };
  if (given.code === 'given-ahead') return t('chooser:ahead', values);
  return longest ? t('chooser:longest', { count: given.weeks }) : t('chooser:ago', values);
}

const isGiven = (reason: Reason): reason is GivenReason =>
  reason.code === 'never-given' || reason.code === 'given-ago' || reason.code === 'given-ahead';
const isClash = (reason: Reason): reason is Clash => reason.code !== 'load' && !isGiven(reason);

const weekHistory = ({ duty, away }: StripWeek): WeekHistory => {
  if (duty === 'own') return 'part';
  return duty === 'helper' ? 'helper' : away ? 'away' : 'none';
};

/** MEET-R21: the last four duties, and the person's load. */
function detailOf(t: Translate, { last, reasons }: Candidate): string {
  const load = reasons.find(({ code }) => code === 'load');
  const parts = last.map(({ date, kind, type }) =>
    t('chooser:had', {
      what: kind === 'helper' ? t('chooser:part.helper') : t(phraseIn('chooser:part', type)),
      day: shortDay(date),
    }),
  );
  return joinTexts(
    [
      parts.length > 0 ? t('chooser:lastParts', { parts: joinTexts(parts) }) : t('chooser:noParts'),
      load?.code === 'load' && t('chooser:load', { count: load.duties }),
    ],
    t('chooser:stop'),
  );
}

/** Longest wait in weeks among people who had the duty before; several may share it. */
export const longestWait = (candidates: readonly Candidate[]): number =>
  Math.max(
    ...candidates
      .filter(({ away, hasPart, cannot }) => !away && !hasPart && !cannot)
      .flatMap(({ reasons }) =>
        reasons.flatMap((reason) => (reason.code === 'given-ago' ? reason.weeks : [])),
      ),
  );

export function personChoice(
  t: Translate,
  candidate: Candidate,
  longest: number,
  dutyOf: (id: number) => KeptDuty | undefined,
): PersonChoice {
  const { id, full_name: name, reasons, history, away, hasPart, cannot, unpairedWith } = candidate;
  const given = reasons.find(isGiven);
  const reasonLabel = given && reasonText(t, given, given.code === 'given-ago' && given.weeks === longest);
  const clashes = reasons.filter(isClash).map((clash) => clashLabels(t, clash, dutyOf));
  const marked = away || hasPart || cannot || unpairedWith !== null;
  const unpaired = unpairedWith !== null && t(`chooser:unpaired.${unpairedWith.rule}`, unpairedWith);
  return {
    key: String(id),
    name,
    ...(marked && !unpaired && reasonLabel && { facts: reasonLabel }),
    reason: marked ? joinTexts([unpaired, ...new Set(clashes)]) : (reasonLabel ?? ''),
    ...(marked && { mark: away ? ('away' as const) : ('clash' as const) }),
    history: history.map(weekHistory),
    // A getter, because only the chosen person's detail is needed, and computing all would delay the list.
    get detail() {
      return detailOf(t, candidate);
    },
  };
}
