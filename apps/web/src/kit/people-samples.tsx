/** Samples: choosing people, drafts, invitations and missing people. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card, Section } from '#ui/card.tsx';
import { DraftCell } from '#ui/schedule/draft-cell.tsx';
import { LoadBar, LoadKey } from '#ui/schedule/load-bar.tsx';
import { MissingList } from '#ui/schedule/missing-list.tsx';
import { PersonChooserList } from '#ui/schedule/person-chooser-list.tsx';
import { SwapSteps } from '#ui/schedule/swap-steps.tsx';
import classes from './kit-screen.module.css';
import {
  asked,
  askedActions,
  askedLabel,
  askedNext,
  chooserLabel,
  draft,
  helpers,
  helpersLabel,
  loads,
  missing,
  missingLabel,
  students,
} from './people-data.ts';

function DraftSamples({ onPress }: { onPress: (what: string) => void }) {
  const [opened, setOpened] = useState<string | null>('reading');
  const [unlocked, setUnlocked] = useState<readonly string[]>([]);
  return (
    <Card>
      {draft.map(({ key, ...cell }) => (
        <DraftCell
          key={key}
          {...cell}
          state={cell.state === 'locked' && unlocked.includes(key) ? 'proposed' : cell.state}
          opened={opened === key}
          onOpen={(open) => setOpened(open ? key : null)}
          onChange={() => onPress(cell.duty)}
          {...(cell.person && {
            onLock: (locked: boolean) =>
              setUnlocked(locked ? unlocked.filter((other) => other !== key) : [...unlocked, key]),
          })}
        />
      ))}
    </Card>
  );
}

export function PeopleSamples({ onPress }: { onPress: (what: string) => void }) {
  const [student, setStudent] = useState<readonly string[]>(['jt']);
  const [ticked, setTicked] = useState<readonly string[]>(['sw', 'of']);
  return (
    <>
      <Section title="PersonChooserList">
        <div className={classes.stack}>
          <Card>
            <PersonChooserList
              label={chooserLabel}
              people={students}
              choose="one"
              chosen={student}
              onChoose={setStudent}
            />
          </Card>
          <Card>
            <PersonChooserList
              label={helpersLabel}
              people={helpers}
              choose="several"
              chosen={ticked}
              onChoose={setTicked}
            />
          </Card>
          <Card>
            <PersonChooserList
              label={helpersLabel}
              people={[]}
              choose="several"
              chosen={[]}
              onChoose={setTicked}
            />
          </Card>
        </div>
      </Section>
      <Section title="DraftCell">
        <DraftSamples onPress={onPress} />
      </Section>
      <Section title="LoadBar">
        <div className={classes.stack}>
          <LoadKey />
          <Card>
            {loads.map((load) => (
              <LoadBar key={load.name} {...load} />
            ))}
          </Card>
        </div>
      </Section>
      <Section title="SwapSteps">
        <SwapSteps label={askedLabel} asked={asked} next={askedNext}>
          <Button variant="light" onClick={() => onPress(askedActions.next)}>
            {askedActions.next}
          </Button>
          <Button variant="default" onClick={() => onPress(askedActions.after)}>
            {askedActions.after}
          </Button>
        </SwapSteps>
      </Section>
      <Section title="MissingList">
        <div className={classes.stack}>
          <MissingList
            label={missingLabel}
            people={missing}
            onRemind={(keys) => onPress(keys.join())}
            onEnter={onPress}
          />
          <MissingList label={missingLabel} people={[]} onRemind={() => {}} onEnter={onPress} />
        </div>
      </Section>
    </>
  );
}
