import { lazyPart } from '#ui/lazy-part.tsx';

export { HandInAndOff } from './hand-in-and-off.tsx';

export const RequestMapSheet = lazyPart(
  async () => (await import('./request-map-sheet.tsx')).RequestMapSheet,
);
