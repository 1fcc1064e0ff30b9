/** Fails a build with names that a supported browser lacks. */
import type { Plugin } from 'vite';
import { findNewerNames } from './newer-names.ts';

export const supportedNames = (): Plugin => ({
  name: 'supported-names',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const newer = Object.values(bundle).flatMap((file) =>
        findNewerNames(file.fileName, file.type === 'chunk' ? file.code : String(file.source)),
      );
      if (newer.length > 0)
        this.error(`A supported browser lacks what the build uses without a fallback:\n${newer.join('\n')}`);
    },
  },
});
