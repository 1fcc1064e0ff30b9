import { expect, it } from 'vitest';
import { genders } from '../people/people/gender.ts';
import { appointments } from '../people/people/map-candidates.ts';
import { type OverseerRule, overseerRules, serviceOverseerRole } from './overseers.ts';

const brothers: Record<OverseerRule, readonly string[]> = {
  location: ['elder', 'servant', 'publisher', 'inactive', 'unbaptised', 'guest'],
  special: ['elder', 'servant'],
  rotation: ['elder', 'servant', 'publisher'],
  group: ['elder', 'servant'],
};
const sisters: Record<OverseerRule, readonly string[]> = { ...brothers, rotation: [] };
const withRole: Record<OverseerRule, readonly string[]> = { ...brothers, special: appointments };

it.each(Object.keys(overseerRules) as OverseerRule[])(
  'SERVICE-R3 SERVICE-R9 SERVICE-R11 APPTS-R6 CF-33 the rule of %s selects the eligible leaders',
  (rule) => {
    const named = (person: { active: boolean; gender: 'brother' | 'sister'; roles: number[] }) =>
      appointments.filter((appointment) => overseerRules[rule]({ ...person, appointment }));
    expect(named({ active: true, gender: 'brother', roles: [2] })).toEqual([...brothers[rule]]);
    expect(named({ active: true, gender: 'sister', roles: [] })).toEqual([...sisters[rule]]);
    expect(named({ active: true, gender: 'brother', roles: [3, serviceOverseerRole] })).toEqual([
      ...withRole[rule],
    ]);
    for (const gender of ['brother', 'sister'] as const)
      expect(named({ active: false, gender, roles: [serviceOverseerRole] })).toEqual([]);
  },
);

it('the table includes all genders', () => {
  expect(genders.names).toEqual(['brother', 'sister']);
});
