/** Measures of ten simulated years, in points against an even division of each place. */
import { dutyKinds } from '../duty-kind.ts';
import { kindKeyOf } from '../kind-key.ts';
import { evenPoints, type Member, type TenYears } from './ten-years.ts';

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const most = (values: readonly number[]): number => values.reduce((all, one) => Math.max(all, one), 0);
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)]!;

/** A person is measured once these weeks are over. */
const settlingWeeks = 26;

export function fairnessOf(years: TenYears) {
  const even = evenPoints(years);
  const had = (member: Member, from: number, to: number): number =>
    sum(
      member.had
        .filter(({ week }) => week >= from && week < to)
        .map(({ kind }) => dutyKinds[kind.kind].weight),
    );
  const deviation = (member: Member, from: number, to: number): number =>
    had(member, from, to) - sum(even.get(member.id)!.slice(from, to));
  const staysUntil = ({ left }: Member, week: number): boolean => week <= (left ?? years.weeks);

  const newcomers = years.members.filter(
    (member) => member.joined > settlingWeeks && staysUntil(member, member.joined + 13),
  );
  const after = (from: (member: Member) => number, span: number, members = newcomers): number[] =>
    members.map((member) => deviation(member, from(member), from(member) + span));
  const returners = years.members.flatMap((member) =>
    member.returned
      .filter((week) => week > settlingWeeks && staysUntil(member, week + 13))
      .map((week) => deviation(member, week, week + 13)),
  );

  const halfYears = years.members.flatMap((member) => {
    const deviations: number[] = [];
    for (let from = Math.max(member.joined, 26); staysUntil(member, from + 26); from += 26)
      deviations.push(deviation(member, from, from + 26));
    return deviations;
  });

  const gaps: number[] = [];
  const turns = new Map(years.given.map((one) => [`${one.week} ${kindKeyOf(one.kind)}`, one.turn]));
  for (const { had: all, returned } of years.members) {
    const last = new Map<string, number>();
    for (const { week, kind } of all) {
      const key = kindKeyOf(kind);
      const before = last.get(key);
      if (before !== undefined && !returned.some((back) => back > before && back <= week))
        gaps.push((week - before) / turns.get(`${week} ${key}`)!);
      last.set(key, week);
    }
  }

  const tiring = years.members.map(({ had: all }) => all.filter(({ kind }) => !dutyKinds[kind.kind].brief));
  const fourWeeks = most(
    tiring.flatMap((all) =>
      all.map(({ week }) => all.filter((other) => other.week >= week && other.week < week + 4).length),
    ),
  );
  const joined = ({ joined: week }: Member): number => week;
  return {
    newcomers: newcomers.length,
    newcomerFiveWeeks: mean(after(joined, 5)),
    newcomerThirteenWeeks: mean(after(joined, 13)),
    newcomerMost: Math.max(...after(joined, 13)),
    returners: returners.length,
    returnerThirteenWeeks: mean(returners),
    halfYearDeviation: Math.sqrt(mean(halfYears.map((one) => one * one))),
    halfYearMost: most(halfYears.map(Math.abs)),
    gapOfMost: quantile(gaps, 0.99),
    longestGap: most(gaps),
    dutiesInFourWeeks: fourWeeks,
    open: years.given.filter(({ personId }) => personId === null).length,
  };
}

export type Fairness = ReturnType<typeof fairnessOf>;
