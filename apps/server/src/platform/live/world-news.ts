/**
 * Sends changes of world data to every channel: read once, and sent to a hundred congregations a second, so
 * that their phones do not all reconnect at once.
 */
export interface WorldNews {
  announce(): void;
  close(): void;
}

export interface NewsSource {
  read(): Promise<Map<string, number>>;
  congregations(): number[];
  tell(congregationId: number, news: Map<string, number>): void;
  /** Called with the error of each failed read that is retried. */
  onFailure(error: unknown): void;
}

const stepMilliseconds = 100;
const ofOneStep = 10;
const againMilliseconds = 1000;

export function openWorldNews({ read, congregations, tell, onFailure }: NewsSource): WorldNews {
  let news = new Map<string, number>();
  const left: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: 'no' | 'once' | 'again' = 'no';
  let closed = false;

  const step = (): void => {
    timer = undefined;
    for (const congregationId of left.splice(0, ofOneStep)) tell(congregationId, news);
    if (left.length > 0) timer = setTimeout(step, stepMilliseconds).unref();
  };

  const announce = async (): Promise<void> => {
    if (reading !== 'no') {
      reading = 'again';
      return;
    }
    reading = 'once';
    try {
      news = await read();
      // Channels still waiting for an earlier change receive both.
      const known = new Set(left);
      left.push(...congregations().filter((congregationId) => !known.has(congregationId)));
      if (!timer && !closed) step();
    } catch (error) {
      onFailure(error);
      reading = 'again';
      await new Promise((resolve) => setTimeout(resolve, againMilliseconds).unref());
    }
    const again = (reading as string) === 'again';
    reading = 'no';
    if (again && !closed) await announce();
  };

  return {
    announce: () => void announce(),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
