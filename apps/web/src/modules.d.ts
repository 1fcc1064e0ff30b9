type OperationTable = Record<
  string,
  [method: string, path: string, keyed: 0 | 1, collections: string[], long?: 1] | undefined
>;
declare module 'virtual:operations' {
  export const operations: OperationTable;
}
declare module 'virtual:first-operations' {
  export const firstOperations: OperationTable;
}
declare module 'virtual:body-fields' {
  /** By operation and field; `most` is the maximum length of a text or the largest value of a number. */
  export const bodyFields: Record<
    string,
    Record<string, { required?: 1; least?: number; most?: number } | undefined>
  >;
}
/** Injected into the service worker by the build. */
declare const __SHELL__: { version: string; files: string[]; later: string[] };
declare const __APP_VERSION__: string;
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url' {
  const address: string;
  export default address;
}
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
