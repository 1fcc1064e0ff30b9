/** Loads a picture or another file that requires sign-in, with the session's headers, and shows it as an object URL. */
import { useEffect, useState } from 'react';
import { readPicture } from './encrypted-cache/call-kept.ts';

export type PictureState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; source: string };

/** @param type media type, without which a browser does not open a stored file that is no picture. */
export function usePicture(location: string | undefined, type?: string): PictureState {
  const [picture, setPicture] = useState<PictureState>({ state: 'loading' });
  useEffect(() => {
    if (!location) return;
    const leaving = new AbortController();
    let source: string | undefined;
    readPicture(location, leaving.signal, type).then(
      (blob) => {
        source = URL.createObjectURL(blob);
        setPicture({ state: 'ready', source });
      },
      () => {
        if (!leaving.signal.aborted) setPicture({ state: 'failed' });
      },
    );
    return () => {
      leaving.abort();
      if (source) URL.revokeObjectURL(source);
    };
  }, [location, type]);
  return picture;
}
