declare module 'virtual:operations' {
  export const operations: Record<string, [method: string, path: string, keyed: 0 | 1]>;
}
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
