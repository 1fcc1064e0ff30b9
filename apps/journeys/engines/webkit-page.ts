/** WebKitGTK over WebDriver, in a window of its own display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { type Control, type EnginePage, until } from './engine-page.ts';
import { findByName, selectors } from './find-by-name.ts';

interface NamedElement {
  element: WebElement;
  name: string;
}

class WebkitPage implements EnginePage {
  readonly #driver: WebDriver;
  readonly #processes: readonly ChildProcess[];

  constructor(driver: WebDriver, processes: readonly ChildProcess[]) {
    this.#driver = driver;
    this.#processes = processes;
  }

  readonly #find = ({ role, name: { source, flags } }: Control): Promise<NamedElement[]> =>
    this.#driver.executeScript<NamedElement[]>(
      `const [selector, source, flags] = arguments; ${findByName}`,
      selectors[role],
      source,
      flags,
    );

  async open(address: string): Promise<void> {
    await this.#driver.get(address);
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  async press(control: Control): Promise<void> {
    await until(`${control.role} ${control.name}`, async () => {
      const [first] = await this.#find(control);
      if (!first) return undefined;
      await this.#driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", first.element);
      await first.element.click();
      return true;
    });
  }

  async type(control: Control, text: string): Promise<void> {
    await this.press(control);
    await this.#driver.switchTo().activeElement().sendKeys(text);
  }

  async names(control: Control): Promise<string[]> {
    return (await this.#find(control)).map(({ name }) => name);
  }

  read<Value>(script: string): Promise<Value> {
    return this.#driver.executeScript<Value>(`return (${script})`);
  }

  async close(): Promise<void> {
    await this.#driver.quit().finally(() => {
      for (const process of this.#processes) process.kill();
    });
  }
}

export interface WebkitFiles {
  driver: string;
  browser: string;
  display: string;
}

/** Number of a display that nobody uses; the server of displays chooses it and prints it. */
async function startDisplay(display: string): Promise<{ process: ChildProcess; name: string }> {
  const started = spawn(display, ['-displayfd', '1', '-screen', '0', '500x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(started.stdout, 'data')) as [Buffer];
  return { process: started, name: `:${number.toString().trim()}` };
}

export async function openWebkitPage({ driver, browser, display }: WebkitFiles): Promise<EnginePage> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.name, TZ: 'Australia/Hobart', LANG: 'en_AU.UTF-8' },
    stdio: 'ignore',
  });
  const processes = [server, screen.process];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  try {
    const opened: WebDriver = await until('WebKitWebDriver', () =>
      new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
    );
    await opened.manage().window().setRect({ x: 0, y: 0, width: 420, height: 900 });
    await opened.findElement(By.css('html'));
    return new WebkitPage(opened, processes);
  } catch (error) {
    for (const one of processes) one.kill();
    throw error;
  }
}
