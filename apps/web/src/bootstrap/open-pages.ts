/** Pages that open without a session, by their path. */
export const openPages = [
  '/auth',
  '/denied',
  '/answer',
  '/take',
  '/speak',
  '/propose',
  '/stop-mails',
] as const;

export const isOpenPage = (path: string): boolean =>
  openPages.some((page) => path === page || path === `${page}/`);
