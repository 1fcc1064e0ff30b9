/** Error page shown when a file of the app did not load or the app could not start. */
import { startTexts } from '@sheaf/phrases/start-texts';
import { pageRead } from '#platform/page-read.ts';

const elementWith = (name: 'h1' | 'p' | 'button', text: string): HTMLElement => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

export async function showNotStarted(reload: () => void = () => location.reload()): Promise<void> {
  await pageRead();
  const { title, text, retry, lang, dir } = startTexts(
    localStorage.getItem('sheaf.lang') ?? navigator.language,
  );
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  const again = elementWith('button', retry);
  again.addEventListener('click', reload);
  addEventListener('online', reload, { once: true });
  const shown = document.createElement('main');
  shown.className = 'not-started';
  shown.append(elementWith('h1', title), elementWith('p', text), again);
  document.getElementById('root')!.replaceChildren(shown);
}
