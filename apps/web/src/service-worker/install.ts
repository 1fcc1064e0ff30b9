/**
 * Caches the app's files. A file that does not arrive is cached on first use; only without the page, with which
 * the app starts, the installation fails and is tried again later.
 */
export async function install(cacheName: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const add = async (file: string): Promise<void> => {
    try {
      await cache.add(file);
    } catch (error) {
      if (file === '/') throw error;
      console.warn('a file of the app is cached on first use', file, error);
    }
  };
  await Promise.all(files.map(add));
}
