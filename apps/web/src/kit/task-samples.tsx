/** Samples: wizards, questions before a change, differences, long tasks, and a list with details. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card, Section } from '#ui/card.tsx';
import { CheckThenAsk } from '#ui/schedule/check-then-ask.tsx';
import { DifferenceList } from '#ui/schedule/difference-list.tsx';
import { OpenPlace } from '#ui/schedule/open-place.tsx';
import { ProgressCard } from '#ui/schedule/progress-card.tsx';
import { SplitView } from '#ui/schedule/split-view.tsx';
import { Wizard } from '#ui/schedule/wizard.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import classes from './kit-screen.module.css';
import {
  checkConfirm,
  checkRefusal,
  checkText,
  checkTitle,
  differences,
  differencesLabel,
  findings,
  progress,
  progressActions,
  splitPanel,
  wizardSteps,
  wizardTick,
} from './task-data.ts';
import { openPlaces } from './week-data.ts';

type OpenSample = 'wizard' | 'check' | 'found' | 'refused' | null;

function Dialogs({ opened, onClose }: { opened: OpenSample; onClose: () => void }) {
  const [ready, setReady] = useState<readonly string[]>([]);
  if (opened === 'wizard')
    return (
      <Wizard
        steps={wizardSteps.map((step) => ({
          ...step,
          ready: ready.includes(step.key),
          content: (
            <TickBox
              label={wizardTick}
              checked={ready.includes(step.key)}
              onChange={(on) => setReady(on ? [...ready, step.key] : ready.filter((key) => key !== step.key))}
            />
          ),
        }))}
        onFinish={onClose}
        onClose={onClose}
      />
    );
  if (opened === null) return null;
  return (
    <CheckThenAsk
      title={checkTitle}
      text={checkText}
      findings={opened === 'check' ? null : findings}
      {...(opened === 'refused' && { refusal: checkRefusal })}
      confirm={checkConfirm}
      pending={false}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}

export function TaskSamples({ onPress }: { onPress: (what: string) => void }) {
  const [opened, setOpened] = useState<OpenSample>(null);
  const [chosen, setChosen] = useState<Record<string, 'before' | 'after'>>({ title: 'after' });
  const [place, setPlace] = useState<string | null>(null);
  const actions = {
    running: progressActions.cancel,
    finished: progressActions.open,
    stopped: progressActions.again,
  };
  return (
    <>
      <Section title="Dialogs">
        <div className={classes.inline}>
          {(['wizard', 'check', 'found', 'refused'] as const).map((which) => (
            <Button key={which} variant="default" onClick={() => setOpened(which)}>
              {which}
            </Button>
          ))}
        </div>
        <Dialogs opened={opened} onClose={() => setOpened(null)} />
      </Section>
      <Section title="DifferenceList">
        <div className={classes.stack}>
          <DifferenceList label={differencesLabel} differences={differences} />
          <DifferenceList
            label={differencesLabel}
            differences={differences.slice(0, 2)}
            chosen={chosen}
            onChoose={(key, choice) => setChosen({ ...chosen, [key]: choice })}
          />
        </div>
      </Section>
      <Section title="ProgressCard">
        <div className={classes.stack}>
          {progress.map(({ key, ...card }) => (
            <ProgressCard key={key} {...card}>
              <Button variant="default" onClick={() => onPress(key)}>
                {actions[card.state]}
              </Button>
            </ProgressCard>
          ))}
        </div>
      </Section>
      <Section title="SplitView">
        <SplitView
          list={
            <Card padded>
              <div className={classes.stack}>
                {openPlaces.map(({ label, line }) => (
                  <OpenPlace
                    key={label}
                    label={label}
                    {...(line !== undefined && { line })}
                    onClick={() => setPlace(label)}
                  />
                ))}
              </div>
            </Card>
          }
          panel={
            place === null
              ? null
              : {
                  title: splitPanel.title,
                  line: splitPanel.line,
                  content: <p>{place}</p>,
                  footer: <Button onClick={() => setPlace(null)}>{splitPanel.footer}</Button>,
                }
          }
          onClose={() => setPlace(null)}
        />
      </Section>
    </>
  );
}
