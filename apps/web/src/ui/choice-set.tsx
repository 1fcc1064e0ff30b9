import type { ReactNode } from 'react';
import classes from './choice-set.module.css';
import { TickBox } from './tick-box.tsx';

export interface ChoiceSetProps {
  legend: ReactNode;
  children: ReactNode;
}

export const ChoiceSet = ({ legend, children }: ChoiceSetProps) => (
  <fieldset className={classes.set}>
    <legend className={classes.legend}>{legend}</legend>
    {children}
  </fieldset>
);

export interface RadioSetProps<Value extends string> {
  legend: string;
  /** Name of the group, unique on the page. */
  name: string;
  choices: readonly { value: Value; label: string; hint?: string; disabled?: boolean }[];
  /** Null until the person chooses. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

export const RadioSet = <Value extends string>({
  legend,
  name,
  choices,
  chosen,
  onChoose,
}: RadioSetProps<Value>) => (
  <ChoiceSet legend={legend}>
    {choices.map(({ value, ...words }) => (
      <TickBox
        key={value}
        {...words}
        group={name}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
    ))}
  </ChoiceSet>
);
