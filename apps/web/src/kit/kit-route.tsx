/** The page of the kit as a route; its phrases come with it. */
import { loadPhrases } from '../platform/texts.ts';
import { Themed } from '../ui/themed.tsx';
import { KitPage } from './kit-page.tsx';

await loadPhrases(['schedule']);

export const KitScreen = () => (
  <Themed>
    <KitPage />
  </Themed>
);
