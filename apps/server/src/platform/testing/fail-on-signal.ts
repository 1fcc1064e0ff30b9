/** Loaded before a server that a test starts: SIGUSR2 throws outside of every request, or rejects a promise that nobody awaits. */
const rejects = process.env.SHEAF_TEST_FAULT === 'rejection';

process.on('SIGUSR2', () => {
  const error = new Error('a fault of the test');
  if (!rejects) throw error;
  void Promise.reject(error);
});

// A close that never comes to its end.
if (process.env.SHEAF_TEST_FAULT === 'hang') {
  const { Pool } = await import('pg').then((pg) => pg.default);
  Pool.prototype.end = () => new Promise<void>(() => {});
}
