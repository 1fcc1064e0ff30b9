/** How many duties a person wishes to have (AVAIL-S1). */
import {
  type LimitArea,
  limitAreas,
  mostAMonth,
  type PersonLimit,
  paces,
} from '@sheaf/rules/people/availability/availability';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ChoiceSet } from '#ui/choice-set.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import classes from './availability.module.css';
import type { AvailabilityState } from './use-availability.ts';

const limitOf = (limits: readonly PersonLimit[], area: LimitArea): PersonLimit =>
  limits.find((limit) => limit.area === area) ?? { area, most_a_month: null, pace: 'usual' };

/** A limit without a number and with the usual pace is not stored. */
function withLimit(
  limits: readonly PersonLimit[],
  area: LimitArea,
  change: Partial<PersonLimit>,
): PersonLimit[] {
  const changed = { ...limitOf(limits, area), ...change };
  const others = limits.filter((limit) => limit.area !== area);
  return changed.most_a_month === null && changed.pace === 'usual' ? others : [...others, changed];
}

interface LimitsProps {
  state: AvailabilityState;
  /** Approved for carts. */
  carts: boolean;
}

export function LimitsCard({ state, carts }: LimitsProps) {
  const { t } = useTexts();
  const { limits } = state.record!;
  const change = (area: LimitArea, changed: Partial<PersonLimit>): void =>
    state.change((now) => ({ limits: withLimit(now.limits, area, changed) }));
  const whole = limitOf(limits, 'all');
  const shown = limitAreas.filter(
    (area) =>
      limitOf(limits, area).most_a_month !== null || (area !== 'service' && (area !== 'carts' || carts)),
  );
  return (
    <>
      <Section title={t('availability:most')} aside={t('availability:mostText')}>
        <Card>
          {shown.map((area) => {
            const limit = limitOf(limits, area);
            const name = t(`availability:area.${area}`);
            return (
              <Stepper
                key={area}
                label={name}
                line={t('availability:aMonth')}
                less={t('availability:fewer', { area: name })}
                more={t('availability:more', { area: name })}
                value={limit.most_a_month}
                most={mostAMonth}
                onChange={(most) => change(area, { most_a_month: most === 0 ? null : most })}
              />
            );
          })}
        </Card>
      </Section>
      <Section title={t('availability:paceTitle')}>
        <Card>
          <div className={classes.choices}>
            <ChoiceSet legend={<span className="visually-hidden">{t('availability:paceTitle')}</span>}>
              {paces.map((pace) => (
                <TickBox
                  key={pace}
                  group="pace"
                  label={t(`availability:pace.${pace}`)}
                  checked={whole.pace === pace}
                  onChange={() => change('all', { pace })}
                />
              ))}
            </ChoiceSet>
          </div>
        </Card>
      </Section>
    </>
  );
}
