/**
 * Every hook has registrants in two or more contexts, or replaces an import that the layers forbid (decision
 * 169).
 */
import { expect, it } from 'vitest';
import { contexts } from './contexts.ts';

/** Hooks of one context, by the context of a lower layer that shows them. */
const againstLayers: Readonly<Record<string, string>> = {
  meetingDraft: 'meetings',
};

const registrants = new Map<string, Set<string>>();
for (const { name, domains } of contexts)
  for (const domain of domains)
    for (const [hook, brought] of Object.entries(domain))
      if (brought !== undefined) registrants.set(hook, (registrants.get(hook) ?? new Set()).add(name));

const layerOf = (name: string) => contexts.find((context) => context.name === name)!.layer;

it('shows a hook with one registrant in a context on a lower layer', () => {
  const ofOne = [...registrants].filter(([, names]) => names.size === 1);
  expect(registrants.size).toBeGreaterThan(5);
  expect(ofOne.map(([hook]) => hook)).toEqual(Object.keys(againstLayers));
  for (const [hook, [registrant]] of ofOne)
    expect(layerOf(againstLayers[hook]!), hook).toBeLessThan(layerOf(registrant!));
});
