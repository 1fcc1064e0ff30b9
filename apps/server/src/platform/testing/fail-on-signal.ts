/**
 * Preloaded into a server of a test: SIGUSR2 throws outside every request, or rejects an unhandled promise.
 */
const rejects = process.env.SHEAF_TEST_FAULT === 'rejection';

process.on('SIGUSR2', () => {
  const error = new Error('a fault of the test');
  if (!rejects) throw error;
  void Promise.reject(error);
});

// A close that never finishes.
if (process.env.SHEAF_TEST_FAULT === 'hang') {
  const { Pool } = await import('pg').then((pg) => pg.default);
  Pool.prototype.end = () => new Promise<void>(() => {});
}
