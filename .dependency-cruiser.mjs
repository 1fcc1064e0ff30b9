/**
 * Who may import whom. Each rule carries its reason: this file is the architecture, read by the machine.
 * tools/boundaries.test.ts runs it and asserts how many modules were walked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const tests = '(\\.test\\.tsx?$|/testing/|\\.properties\\.test\\.ts$)';

/** The layer of each context, from its manifest. */
const layers = new Map(
  ['server', 'web'].flatMap((side) => {
    const folder = join(import.meta.dirname, `apps/${side}/src/contexts`);
    return readdirSync(folder, { recursive: true })
      .filter((path) => path.endsWith('.context.ts'))
      .map((path) => {
        const manifest = readFileSync(join(folder, path), 'utf8');
        return [dirname(path), Number(/^ {2}layer: (\d),$/m.exec(manifest)?.[1])];
      });
  }),
);

const contextsWhere = (fits) =>
  [...layers]
    .filter(([, layer]) => fits(layer))
    .map(([name]) => name)
    .join('|');

const layerRules = [1, 2, 3].map((layer) => ({
  name: `layer-${layer}-knows-no-higher`,
  comment:
    'A context is built on lower layers: people and roles exist without maps, maps without pages about them.',
  severity: 'error',
  from: {
    path: `^apps/(server|web)/src/contexts/(${contextsWhere((one) => one === layer)})/`,
    pathNot: tests,
  },
  to: { path: `^apps/(server|web)/src/contexts/(${contextsWhere((one) => one > layer)})/` },
}));

export default {
  forbidden: [
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere would hide whatever lies behind it from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(url|raw|worker)'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or hide a third one; types too, which stand in the lower of both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules decide alike on the server and on the phone: no clock, no I/O, nothing but themselves, the date library and that of telephone numbers.',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: tests },
      to: { pathNot: ['^packages/rules/src/', '(^|/)node_modules/(temporal-polyfill|libphonenumber-js)/'] },
    },
    {
      name: 'contract-knows-rules-and-zod',
      comment: 'The contract is shared by both sides, so it may lean only on what both sides have.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: ['^packages/(contract|rules)/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'phrases-know-nothing-but-codes',
      comment:
        'A phrase is text. What it is called by comes from the types of the contract, never from running code.',
      severity: 'error',
      from: { path: '^packages/phrases/src/', pathNot: tests },
      to: { pathNot: ['^packages/(phrases|contract|rules)/src/'] },
    },
    {
      name: 'phrases-take-types-only',
      comment:
        'A phrase is text. What it is called by comes from the types of the contract, never from running code.',
      severity: 'error',
      from: { path: '^packages/phrases/src/', pathNot: tests },
      to: { path: '^packages/(contract|rules)/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-know-no-app',
      comment: 'What is shared must not depend on who shares it.',
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      to: { path: '^(apps|database|tools|bench)/' },
    },
    {
      name: 'server-platform-knows-no-context',
      comment: 'The platform serves every context alike; knowing one would bind them all to it.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: tests },
      to: { path: '^apps/server/src/(contexts|app)/' },
    },
    {
      name: 'web-platform-and-ui-know-no-context',
      comment: 'A list or a sheet serves every screen; knowing one context would bind them all to it.',
      severity: 'error',
      from: { path: '^apps/web/src/(platform|ui)/', pathNot: tests },
      to: { path: '^apps/web/src/(contexts|app)/' },
    },
    {
      name: 'contexts-know-no-app',
      comment: 'The app lists the contexts; the reverse would leave no reading order.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/contexts/', pathNot: tests },
      to: { path: '^apps/(server|web)/src/app/' },
    },
    {
      name: 'contexts-through-their-api',
      comment:
        'Other contexts import only `<context>.api.ts`, so that the rest of a context may change freely.',
      severity: 'error',
      from: { path: '^apps/server/src/contexts/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/server/src/contexts/[^/]+/',
        pathNot: ['^apps/server/src/contexts/$1/', '^apps/server/src/contexts/([^/]+)/\\1\\.api\\.ts$'],
      },
    },
    {
      name: 'screens-through-an-api',
      comment:
        'Other contexts import only `*.api.ts` of a part: one file a context would load all its screens with the first.',
      severity: 'error',
      from: { path: '^apps/web/src/contexts/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/web/src/contexts/[^/]+/',
        pathNot: ['^apps/web/src/contexts/$1/', '\\.api\\.tsx?$'],
      },
    },
    ...layerRules,
    {
      name: 'sql-in-stores',
      comment:
        'Every query of a domain is in its store: there it is found, measured and kept to its congregation.',
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: ['\\.store\\.ts$', '^apps/server/src/platform/database/', tests],
      },
      to: {
        path: '(^|/)node_modules/(kysely|pg)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-carts-act-elsewhere',
      comment:
        'Whoever acts in the rows of another congregation has to be granted it by what that one wrote; only shared carts need it.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/contexts/carts/', tests] },
      to: { path: '^apps/server/src/platform/database/guest-section\\.ts$' },
    },
    {
      name: 'two-sides-meet-in-the-contract',
      comment: 'Server and web share the contract and nothing else.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server|database|tools|bench)/' },
    },
    {
      name: 'server-knows-no-screen',
      comment: 'Server and web share the contract and nothing else.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/(web|journeys)|tools|bench)/' },
    },
    {
      name: 'journeys-are-persons',
      comment:
        'A journey sees what a person sees: the browser, and who lives in the demo congregation; beside that it knows how much it does and costs.',
      severity: 'error',
      from: { path: '^apps/journeys/' },
      to: {
        pathNot: [
          '^apps/journeys/',
          '^database/demo/',
          '^(tools/processor-time|packages/rules/src/testing/ring)\\.ts$',
          '(^|/)node_modules/(@playwright|axe-core|playwright|selenium-webdriver)',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Code that a test needs from another test belongs into a testing folder.',
      severity: 'error',
      from: {},
      to: { path: '\\.(test|journey)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|artifacts|coverage)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
