import { type NameOf, wireCode } from '../../wire-code.ts';

export const hopes = wireCode({ 'other-sheep': 0, anointed: 1 });
export type Hope = NameOf<typeof hopes>;
