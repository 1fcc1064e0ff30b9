/** A component made of Mantine that stands directly in the frame of the app: it arrives together with Mantine and its theme. */
import { type ComponentType, lazy } from 'react';

export const loadTheme = () => import('./themed.tsx');

export const lazyThemed = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    // Asked for first: its styles must stand above those of the component, which change them.
    const [{ Themed }, Inner] = await Promise.all([loadTheme(), load()]);
    return {
      default: (props: Props) => (
        <Themed>
          <Inner {...props} />
        </Themed>
      ),
    };
  });
