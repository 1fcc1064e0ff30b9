/** The early script runs before the rest of the page is read, and so does the app where its files are on the phone already. */
export const pageRead = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });
