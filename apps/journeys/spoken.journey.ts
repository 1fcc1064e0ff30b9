/** Role, name and state that a screen reader gets at ten central tasks, from the accessibility tree. */
import { expect, openLink, test } from './person.ts';
import { addPerson, bringReport, giveMap, linkOf } from './place.ts';

test('X-SAID-4 a map is spoken with its progress, its blocks with their state, a door with its address', async ({
  person,
}) => {
  const { page, place } = person;
  const worker = await addPerson(place, { first_name: 'Rhoda', last_name: 'Kemp', roles: [2] });
  const number = await giveMap(place, worker, 0);
  await openLink(page, await linkOf(place, worker));
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - link /Map ${number}, 0 of \\d+ blocks done, \\d+ address(es)? left/
  `);
  await page.goto(`${place.address}/map/${number}/`);
  await page.getByRole('button', { name: 'Block A', exact: true }).tap();
  await expect(main).toMatchAriaSnapshot(`
    - heading "Map ${number}" [level=1]
    - heading "Blocks" [level=2]
    - button "Block A" [pressed]: A
    - button "Block B": B
    - button "Hand in"
    - button "Hand off"
    - region "Available addresses":
      - heading "Available addresses" [level=2]
      - list:
        - listitem:
          - paragraph: /\\d+/
          - 'button /^Not home: \\d+/'
          - 'button /^Done: \\d+/'
  `);
  await page.getByRole('button', { name: 'Hand in', exact: true }).tap();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Hand in map ${number}":
      - heading "Hand in map ${number}" [level=2]
      - button "Close"
      - region "Blocks":
        - button "Block B": B
      - switch /^The whole map is done/
      - textbox "Note for the territory servant"
      - button "Cancel"
      - button /^Hand in, \\d+ blocks? open$/
  `);
});

test('X-SAID-4 a duty is spoken with its date and buttons', async ({ person }) => {
  const { page } = person;
  await person.comeIn('administrator', '/assignments/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region:
      - time: /.+/
      - heading [level=2]
      - paragraph: /\\w{3} \\d+ \\w+, .+/
      - button "Calendar"
  `);
});

test('X-SAID-4 a form is spoken with its fields and their state', async ({ person }) => {
  const { page, place } = person;
  const worker = await addPerson(place, { first_name: 'Damaris', last_name: 'Oakes', roles: [2] });
  await bringReport(place, worker);
  await openLink(page, await linkOf(place, worker));
  await page.goto(`${place.address}/settings/reports/`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Your report" [level=1]
    - region "Report":
      - switch "I shared in the ministry" [checked]
      - switch /^Auxiliary pioneer/
      - 'button "Less: Bible studies" [disabled]'
      - textbox "Bible studies": "0"
      - 'button "More: Bible studies"'
    - textbox "Comments, if any"
    - button /^Send \\w+ report$/
  `);
  await page.goto(`${place.address}/assignments/`);
  await page.getByRole('button', { name: 'Request addresses' }).tap();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Request addresses":
      - heading "Request addresses" [level=2]
      - button "Close"
      - group "Map":
        - radio /^Map \\d+ .* addresses/
      - combobox "How many":
        - option "10" [selected]
      - combobox "Which addresses":
        - option "Any" [selected]
      - button "Choose a map" [disabled]
  `);
  await page.goto(`${place.address}/settings/away/`);
  await page.getByRole('button', { name: 'Add dates' }).tap();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Dates away":
      - heading "Dates away" [level=2]
      - button "Close"
      - textbox "First day away"
      - textbox "Last day away"
      - textbox "Comment"
      - button "Save"
  `);
  await page.evaluate("localStorage.setItem('sheaf.simple', 'on')");
  await page.goto(`${place.address}/`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Your report":
      - heading "Did you share in the ministry?" [level=2]
      - button "Yes"
      - button "No"
    - button "Show everything"
  `);
});

test('X-SAID-4 the sign-in page is spoken with its field and its ways in', async ({ page, person }) => {
  await page.goto(`${person.place.address}/denied`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Open your own link" [level=1]
    - textbox "Phone or e-mail"
    - button "Send me a new link"
  `);
});
