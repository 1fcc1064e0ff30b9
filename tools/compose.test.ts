/** Parses compose.yaml by the parts of the Compose specification that it uses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnvironment } from '../apps/server/src/environment.ts';
import { variableList } from '../apps/server/src/environment-variables.ts';
import { root } from './source-files.ts';

const duration = z.string().regex(/^(\d+(us|ms|s|m|h))+$/);
const name = z.string().regex(/^[a-zA-Z0-9._-]+$/);
/** Compose reads a bare number or `yes` as another type than text. */
const variables = z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string());

const service = z
  .strictObject({
    build: z.string().optional(),
    image: z.string().optional(),
    restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
    depends_on: z
      .record(
        name,
        z.strictObject({
          condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
        }),
      )
      .default({}),
    ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/)).default([]),
    env_file: z.string().optional(),
    environment: variables,
    volumes: z.array(z.string().regex(/^[\w-]+:\/[\w/]+$/)),
    healthcheck: z
      .strictObject({
        test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
        interval: duration,
        timeout: duration,
        retries: z.int().positive(),
      })
      .optional(),
    shm_size: z
      .string()
      .regex(/^\d+(kb|mb|gb)$/)
      .optional(),
    stop_grace_period: duration,
  })
  .refine(({ build, image }) => (build === undefined) !== (image === undefined), 'build or image');

const compose = z.strictObject({
  services: z.record(name, service),
  volumes: z.record(name, z.null()),
});

const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
const { services, volumes } = compose.parse(parse(text));
const sheaf = services['sheaf']!;

it('X-ENV compose.yaml names only services and volumes that it declares', () => {
  const used = Object.values(services).flatMap((each) => each.volumes.map((volume) => volume.split(':')[0]));
  expect(used.sort()).toEqual(Object.keys(volumes).sort());
  expect(Object.keys(sheaf.depends_on)).toEqual(['database']);
  for (const needed of Object.keys(sheaf.depends_on)) expect(services[needed]!.healthcheck).toBeDefined();
});

it('X-ENV compose.yaml starts Sheaf with known variables and accepted values', () => {
  const known = variableList.map((variable) => variable.name);
  expect(Object.keys(sheaf.environment).filter((each) => !known.includes(each))).toEqual([]);
  const given = { SHEAF_ADDRESS: 'https://sheaf.example.org', POSTGRES_PASSWORD: 'secret' };
  const filled = Object.fromEntries(
    Object.entries(sheaf.environment).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, each: keyof typeof given) => given[each]),
    ]),
  );
  const environment = readEnvironment(filled);
  expect(environment).toMatchObject({
    warnings: [],
    production: true,
    address: 'https://sheaf.example.org',
    databaseUrl: 'postgres://sheaf_owner:secret@database:5432/sheaf',
    trustProxy: 1,
  });
  expect(sheaf.ports).toEqual([`127.0.0.1:3000:${environment.port}`]);
});

it('X-ENV compose.yaml requires a public address and a password, and connects as the user that it creates', () => {
  const required = [...text.matchAll(/\$\{(\w+):\?[^}]+\}/g)].map(([, each]) => each);
  expect(new Set(required)).toEqual(new Set(['SHEAF_ADDRESS', 'POSTGRES_PASSWORD']));
  expect(services['database']!.environment).toMatchObject({
    POSTGRES_USER: 'sheaf_owner',
    POSTGRES_DB: 'sheaf',
  });
  expect(services['database']!.image).toMatch(/^postgres:(1[5-9]|[2-9]\d)$/);
});
