/** Development page with all schedule components in every state (`npm run dev`, then /kit). */
import { useState } from 'react';
import classes from './kit-screen.module.css';
import { PeopleSamples } from './people-samples.tsx';
import { RotationSamples } from './rotation-samples.tsx';
import { TaskSamples } from './task-samples.tsx';
import { TotalsSamples } from './totals-samples.tsx';
import { WeekSamples } from './week-samples.tsx';

export function KitScreen() {
  const [pressed, setPressed] = useState('');
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Kit</h1>
      <p role="status" className={classes.pressed}>
        {pressed}
      </p>
      <WeekSamples onPress={setPressed} />
      <PeopleSamples onPress={setPressed} />
      <RotationSamples />
      <TotalsSamples />
      <TaskSamples onPress={setPressed} />
    </main>
  );
}
