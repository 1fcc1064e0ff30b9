/** Preloads files that the server cannot announce with the page, because it does not know who is signed in. */
import { isOpenPage } from './open-pages.ts';

/** Lists that the build puts into the page: the sign-in page, or the frame and the dashboard. */
type ListOfFiles = 'entrance' | 'home';

function announce(name: ListOfFiles): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  for (const file of list.split(' ').filter(Boolean)) {
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

/** @param signedIn true if a session is stored on this phone. */
export function announceFiles(signedIn: boolean): void {
  if (isOpenPage(location.pathname)) return;
  announce(signedIn ? 'home' : 'entrance');
}
