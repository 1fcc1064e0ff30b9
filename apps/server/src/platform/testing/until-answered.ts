/** Retries an overloaded call after a pause, like the app. */

const mostTries = 50;
const pauseMilliseconds = 100;

export async function untilAnswered<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === mostTries) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}
