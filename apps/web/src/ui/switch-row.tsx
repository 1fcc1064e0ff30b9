/** A switch with a label, high enough for a thumb. */
import { Switch, type SwitchProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import classes from './switch-row.module.css';

export function SwitchRow(props: Omit<SwitchProps, 'classNames' | 'size'>) {
  return (
    <Switch
      size="md"
      classNames={{
        body: classes.body!,
        labelWrapper: classes.labels!,
        label: classes.label!,
        description: classes.description!,
      }}
      {...props}
    />
  );
}
