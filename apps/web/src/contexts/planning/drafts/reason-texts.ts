/** Sentences for the reasons of a draft. */
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import type { Reason } from '#ui/schedule/reason-list.tsx';
import { dayAndMonth } from '#ui/schedule/schedule-dates.ts';
import type { DraftPlace } from './meeting-draft.ts';

type Reasons = NonNullable<DraftPlace['reasons']>;
type Why = Extract<Reasons, { why: unknown }>['why'][number];
export type Worse = NonNullable<Extract<Reasons, { why: unknown }>['next']>['worse'];
type NameOf = (id: number) => string;

/** An even share in duties of the same weight as the person’s own. */
const evenDuties = ({ duties, points, share }: { duties: number; points: number; share: number }): number =>
  Math.round(points > 0 ? (duties * share) / points : share / 2);

function whyText(t: Translate, why: Why, nameOf: NameOf): Reason | null {
  switch (why.code) {
    case 'waits':
      return { about: 'last', text: t('drafts:why.waits', { count: why.weeks, turn: why.turn }) };
    case 'new-here':
      return { about: 'last', text: t('drafts:why.newHere', { day: dayAndMonth(why.since) }) };
    case 'only-one':
      return { about: 'not-another', text: t('drafts:why.onlyOne') };
    case 'free-that-day':
      return { about: 'that-day', text: t('drafts:why.freeThatDay') };
    case 'share':
      return {
        about: 'share',
        text: t('drafts:why.share', { count: why.duties, share: evenDuties(why) }),
      };
    case 'pair':
      return { about: 'that-day', text: t('drafts:why.pair', { name: nameOf(why.with) }) };
    case 'keeps':
      return { about: 'that-day', text: t(why.told ? 'drafts:why.keepsTold' : 'drafts:why.keeps') };
  }
}

/** Consequence of another person. */
export function worseText(t: Translate, worse: Worse, nameOf: NameOf): string {
  switch (worse.level) {
    case 'open':
      return t('drafts:worse.open', { day: dayAndMonth(worse.date) });
    case 'changed':
      return t('drafts:worse.changed', { name: nameOf(worse.person) });
    case 'worst':
      return t('drafts:worse.worst', {
        count: worse.duties,
        share: evenDuties(worse),
        name: nameOf(worse.person),
      });
    case 'quality':
      return t(phraseIn('drafts:worse', worse.term), { name: nameOf(worse.person) });
    case 'rule':
      return t(phraseIn('drafts:rule', worse.rule));
    default:
      return t('drafts:worse.same');
  }
}

/** Reason against another person; null without one. */
export const againstText = (t: Translate, person: number, worse: Worse, nameOf: NameOf): string | null =>
  worse.level === 'same' || worse.level === 'better'
    ? null
    : t('drafts:notAnother', { name: nameOf(person), why: worseText(t, worse, nameOf) });

export function reasonsOf(t: Translate, reasons: Reasons | null, nameOf: NameOf): Reason[] {
  if (reasons === null || 'nobody' in reasons) return [];
  const why = reasons.why.flatMap((one) => whyText(t, one, nameOf) ?? []);
  if (!reasons.next) return why;
  const { person, worse } = reasons.next;
  const text = t('drafts:notAnother', { name: nameOf(person), why: worseText(t, worse, nameOf) });
  return [...why, { about: 'not-another', text }];
}

type Relax = NonNullable<Extract<Reasons, { nobody: unknown }>['nobody']['relax']>;

/** Person who could have an open place if one rule is waived. Earlier drafts name other rules too. */
export function relaxOf(reasons: Reasons | null): Relax | null {
  const relax = reasons !== null && 'nobody' in reasons ? reasons.nobody.relax : null;
  return relax?.rule === 'same-week' || relax?.rule === 'month-full' ? relax : null;
}

export const relaxText = (t: Translate, { person, rule }: Relax, nameOf: NameOf): string =>
  t(phraseIn('drafts:nobody.relax', rule), { name: nameOf(person) });

/** Why a place stays open: `4 are qualified: 2 away, 2 have a part`. */
export function nobodyText(t: Translate, reasons: Reasons | null): string {
  // Only a place that a planner left open has no reasons.
  if (reasons === null || !('nobody' in reasons)) return t('drafts:nobody.leftOpen');
  const { qualified, by } = reasons.nobody;
  if (qualified === 0) return t('drafts:nobody.none');
  const rules = by.map(({ rule, people }) => t(phraseIn('drafts:nobody.by', rule), { count: people }));
  return t('drafts:nobody.qualified', { count: qualified, rules: joinTexts(rules, ', ') });
}
