/**
 * Resolves when the page is parsed. The bootstrap script runs before that, and so does the app if its files are
 * cached.
 */
export const pageRead = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });
