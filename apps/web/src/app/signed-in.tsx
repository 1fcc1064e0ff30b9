/** Frame and start page of a signed-in person, with the prompts of all domains, in one file (decision 211). */
import { KnownPrompts } from '#platform/known-prompts.ts';
import { firstPrompts } from './first-prompts.ts';
import { Shell } from './shell.tsx';

export { HomeScreen } from './home-screen.tsx';

export const Frame = () => (
  <KnownPrompts value={firstPrompts}>
    <Shell />
  </KnownPrompts>
);
