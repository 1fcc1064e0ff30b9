/** Lazy Mantine component outside the screens, in the frame of the app. Loads Mantine's theme with it. */
import { type ComponentType, lazy } from 'react';
import { loadTemporal } from '#platform/temporal.ts';

export const loadTheme = () => import('./themed.tsx');

export const lazyThemed = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    // Loaded first, because the component's styles override those of Mantine and must come after them.
    const [{ Themed }, Inner] = await Promise.all([loadTheme(), load(), loadTemporal()]);
    return {
      default: (props: Props) => (
        <Themed>
          <Inner {...props} />
        </Themed>
      ),
    };
  });
