/** True from 1100 px on, where lists are tables with the detail next to them. */
import { useMediaQuery } from '@mantine/hooks';

export const useWideScreen = (): boolean =>
  useMediaQuery('(min-width: 1100px)', false, { getInitialValueInEffect: false });
