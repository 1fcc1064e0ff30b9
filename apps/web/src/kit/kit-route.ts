/** The page of the kit as a route; its phrases come with it. */
import { loadPhrases } from '../platform/texts.ts';
import { KitPage } from './kit-page.tsx';

export const Component = KitPage;

export async function loader(): Promise<null> {
  await loadPhrases(['schedule']);
  return null;
}
