/** A task in steps, in a sheet: the step stands in the address, so the way back of the phone goes back one step. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import { Sheet } from '../sheet.tsx';
import { StepDots } from './step-dots.tsx';
import classes from './wizard.module.css';

export interface WizardStep {
  /** Stands in the address. */
  key: string;
  title: string;
  line?: string;
  content: ReactNode;
  /** `Choose speaker`, and on the last step what the task does: `Book Grant for 13 December`. */
  next: string;
  /** Whether all that the next step needs is chosen. A step further on in the address is not shown before. */
  ready: boolean;
  /** `none` where what came before can not be changed any more: nothing leads back over this step. */
  back?: 'previous' | 'none';
}

export interface WizardProps {
  steps: readonly WizardStep[];
  /** Of the address, `step` when nothing else is said. */
  parameter?: string;
  pending?: boolean;
  /** Why it did not go. */
  problem?: ReactNode;
  onFinish: () => void;
  onClose: () => void;
}

/** The step of the address, as far as the steps before it are ready and none of them is closed for good. */
function useStep(steps: readonly WizardStep[], parameter: string) {
  const [search, setSearch] = useSearchParams();
  const [floor, setFloor] = useState(0);
  const wanted = steps.findIndex(({ key }) => key === search.get(parameter));
  const firstOpen = steps.findIndex(({ ready }) => !ready);
  const furthest = firstOpen === -1 ? steps.length - 1 : firstOpen;
  const current = Math.max(Math.min(Math.max(wanted, 0), furthest), Math.min(floor, furthest));
  const goTo = (index: number): void => {
    const step = steps[index]!;
    const final = step.back === 'none';
    if (final) setFloor(index);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(parameter, step.key);
        return next;
      },
      { replace: final || index < current },
    );
  };
  return { current, goTo, mayGoBack: current > floor && steps[current]?.back !== 'none' };
}

export function Wizard(props: WizardProps) {
  const { steps, parameter = 'step', pending = false, problem, onFinish, onClose } = props;
  const { t } = useTexts();
  const { current, goTo, mayGoBack } = useStep(steps, parameter);
  const step = steps[current]!;
  const last = current === steps.length - 1;
  return (
    <Sheet
      opened
      title={step.title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (!step.ready || pending) return;
        if (last) onFinish();
        else goTo(current + 1);
      }}
      footer={
        <>
          {mayGoBack && (
            <Button variant="default" onClick={() => goTo(current - 1)}>
              {t('schedule:wizard.back')}
            </Button>
          )}
          <Button type="submit" disabled={!step.ready} loading={pending}>
            {step.next}
          </Button>
        </>
      }
    >
      <div key={step.key} className={classes.step}>
        {step.line && <p className={classes.line}>{step.line}</p>}
        <StepDots titles={steps.map(({ title }) => title)} current={current} />
        <span className="visually-hidden" role="status">
          {t('schedule:wizard.step', { step: current + 1, total: steps.length, title: step.title })}
        </span>
        {step.content}
        {problem}
      </div>
    </Sheet>
  );
}
