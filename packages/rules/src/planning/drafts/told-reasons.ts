/** Reasons for a planner who may not know what people said about their time (AVAIL-R3). */
import type { NamedReasons, namedWorse } from './named-reasons.ts';

type NamedWorse = ReturnType<typeof namedWorse>;

const privateRules: ReadonlySet<string> = new Set(['month-full', 'pair']);

/** A limit, a wish and a share name facts of a person; without them a rule is `cannot`, and a cost is `same`. */
export function toldWorse(worse: NamedWorse): NamedWorse {
  if (worse.level === 'rule')
    return privateRules.has(worse.rule) ? { level: worse.level, rule: 'cannot' } : worse;
  const names = worse.level === 'worst' || (worse.level === 'quality' && worse.term !== 'wait');
  return names ? { level: 'same' } : worse;
}

export function toldReasons(reasons: NamedReasons): NamedReasons {
  if (reasons.nobody) {
    const { qualified, by, relax } = reasons.nobody;
    const counts = new Map<(typeof by)[number]['rule'], number>();
    for (const { rule, people } of by) {
      const told = privateRules.has(rule) ? ('cannot' as const) : rule;
      counts.set(told, (counts.get(told) ?? 0) + people);
    }
    return {
      nobody: {
        qualified,
        by: [...counts].map(([rule, people]) => ({ rule, people })),
        relax: relax && !privateRules.has(relax.rule) ? relax : null,
      },
    };
  }
  const { why, next } = reasons;
  return {
    why: why.filter(({ code }) => code !== 'share' && code !== 'pair' && code !== 'new-here'),
    next: next && { person: next.person, worse: toldWorse(next.worse) },
  };
}
