import type { ReactNode } from 'react';
import { Card, Section } from '#ui/card.tsx';
import classes from './congregations.module.css';

export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Card>
        <div className={classes.fields}>{children}</div>
      </Card>
    </Section>
  );
}
