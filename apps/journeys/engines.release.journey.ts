/** Daily tasks in every engine that is installed (docs/testing.md). */
import { test } from '@playwright/test';
import { dayAhead, mondayAhead } from './days.ts';
import { type Control, count, type EnginePage, seen, settledNames, until } from './engines/engine-page.ts';
import { engines } from './engines/engines.ts';
import {
  addPerson,
  addRole,
  giveMap,
  handInGivenMaps,
  linkOf,
  type Place,
  post,
  readPlace,
} from './place.ts';

/** Weeks that no other journey fills, one for each engine. */
const weeksAhead = [23, 25, 26];

const button = (name: RegExp): Control => ({ role: 'button', name });
const heading = (name: RegExp): Control => ({ role: 'heading', name });

interface Visitor {
  page: EnginePage;
  place: Place;
  /** Family name of the people of this engine. */
  family: string;
  /** Different maps and weeks, because all engines share one congregation. */
  turn: number;
}

/** Opens a link of an invitation and presses its button. */
async function signIn({ page, place }: Visitor, person: number): Promise<void> {
  await page.open(await linkOf(place, person));
  await page.press(button(/^(Open Sheaf|افتح التطبيق|فتح)/));
  await until('the dashboard', async () =>
    (await page.read<string>('location.pathname + location.search')) === '/' ? true : undefined,
  );
  await page.read<null>("localStorage.setItem('sheaf.map-tour', '1') ?? null");
}

const add = (
  { place, family }: Visitor,
  first_name: string,
  more: { lang?: string; roles?: number[] } = {},
) => addPerson(place, { first_name, last_name: family, roles: [1], ...more });

const tasks: Record<string, (visitor: Visitor) => Promise<void>> = {
  'SHELL-X3 signs in by a link, and stays signed in after a reload': async (visitor) => {
    const { page } = visitor;
    await signIn(visitor, await add(visitor, 'Alma'));
    await seen(page, heading(/Alma/));
    await page.reload();
    await seen(page, heading(/Alma/));
  },
  'SHELL-X3 shows my assignments': async (visitor) => {
    const { page, place, turn } = visitor;
    const person = await add(visitor, 'Boaz');
    const number = await giveMap(place, person, turn + 4);
    await signIn(visitor, person);
    await page.press({ role: 'link', name: /^Assignments/ });
    await seen(page, heading(/^Assignments$/));
    await seen(page, { role: 'link', name: new RegExp(`Map ${number}\\b`) });
  },
  'SHELL-X3 works three doors, which are saved': async (visitor) => {
    const { page, place, turn } = visitor;
    const person = await add(visitor, 'Chloe');
    const number = await giveMap(place, person, turn, 4);
    await signIn(visitor, person);
    await page.open(`${place.address}/map/${number}/`);
    await seen(page, heading(new RegExp(`^Map ${number}$`)));
    const done = button(/^Done: /);
    const names = await settledNames(page, done, 4);
    for (const [worked, name] of names.slice(0, 3).entries()) {
      await page.press(button(new RegExp(`^${name}$`)));
      await count(page, done, names.length - worked - 1);
    }
    await page.reload();
    await count(page, done, names.length - 3);
  },
  'SHELL-X3 files the own report': async (visitor) => {
    const { page, place } = visitor;
    await signIn(visitor, await add(visitor, 'Dinah'));
    await page.open(`${place.address}/settings/reports/own/`);
    await page.press(button(/^(Send|Correct) \w+ report$/));
    await seen(page, heading(/: sent$/));
  },
  'SHELL-X3 fills a seat of a meeting': async (visitor) => {
    const { page, place, family, turn } = visitor;
    const reader = await add(visitor, 'Ezra');
    await post(place.address, `/users/${reader}/part-qualifications/5`, {}, place.bearer);
    const role = await addRole(place, `Plans meetings in ${family}`, [
      'schedules.meetings',
      'schedules.meetings.assign',
    ]);
    await signIn(visitor, await add(visitor, 'Felix', { roles: [role] }));
    await page.open(`${place.address}/schedules/meetings/?week=${mondayAhead(weeksAhead[turn]!)}&type=clam`);
    await page.press(button(/^Assign: .*Bible reading/));
    await page.type({ role: 'searchbox', name: /./ }, family);
    await page.press({ role: 'radio', name: new RegExp(`^Ezra ${family}`) });
    await page.press(button(new RegExp(`^Assign Ezra ${family}$`)));
    await seen(page, button(new RegExp(`Ezra ${family}.*Change: .*Bible reading`)));
  },
  'SHELL-X3 SHELL-R18 shows Arabic from right to left, and nothing overflows': async (visitor) => {
    const { page } = visitor;
    await signIn(visitor, await add(visitor, 'Karim', { lang: 'ar' }));
    await until('the Arabic page', async () =>
      (await page.read<string>('document.documentElement.dir')) === 'rtl' ? true : undefined,
    );
    await page.press({ role: 'link', name: /التعيينات/ });
    await seen(page, heading(/^التعيينات$/));
    const excess = await page.read<number>('document.documentElement.scrollWidth - window.innerWidth');
    if (excess > 0) throw new Error(`the page is ${excess} px wider than the window`);
  },
};

for (const [turn, { name, open }] of engines.entries()) {
  if (!open) continue;
  test.describe(name, () => {
    for (const [title, task] of Object.entries(tasks))
      test(title, async () => {
        const page = await open();
        try {
          // A family of its own for each run, because a person with this name may exist from a failed one.
          await task({ page, place: readPlace(), family: `${name}${dayAhead(0).slice(-2)}`, turn });
        } finally {
          await page.close();
          await handInGivenMaps(readPlace());
        }
      });
  });
}
