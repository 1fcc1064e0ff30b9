/** Sample: an edited rotation updates its dates. */
import { useState } from 'react';
import { Card, Section } from '#ui/card.tsx';
import { PeopleOrder } from '#ui/schedule/people-order.tsx';
import { RotationFields } from '#ui/schedule/rotation-fields.tsx';
import { RotationPreview } from '#ui/schedule/rotation-preview.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './kit-screen.module.css';
import { turnsLabel, turnTakers } from './people-data.ts';
import { lengths, paused as pausedLabel, rotation, turnOn } from './task-data.ts';
import { today } from './week-data.ts';

export function RotationSamples() {
  const [value, setValue] = useState(rotation);
  const [paused, setPaused] = useState(false);
  const [people, setPeople] = useState(turnTakers);
  return (
    <div className={classes.beside}>
      <Section title="RotationFields">
        <Card padded>
          <RotationFields value={value} onChange={setValue} firstDay={1} lengths={lengths} />
        </Card>
        <div className={classes.stack}>
          <SwitchRow
            label={pausedLabel}
            checked={paused}
            onChange={(event) => setPaused(event.currentTarget.checked)}
          />
          <PeopleOrder
            label={turnsLabel}
            people={people}
            onOrder={(keys) => setPeople(keys.map((key) => people.find((person) => person.key === key)!))}
            onRemove={(key) => setPeople(people.filter((person) => person.key !== key))}
          />
        </div>
      </Section>
      <Section title="RotationPreview">
        <RotationPreview rotation={value} today={today} firstDay={1} paused={paused} turnOn={turnOn} />
      </Section>
    </div>
  );
}
