/** Pages that open without a session. */
const open = /^\/(?:auth|denied|answer|speak|propose|stop-mails)\/?$/;

/**
 * Preloads the sign-in page, to which the app will lead. The server does not know that nobody is signed in on
 * this phone; the build puts the list of files into the page.
 */
export function announceEntrance(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="entrance"]');
  if (!list || open.test(location.pathname)) return;
  for (const file of list.content.split(' ')) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
