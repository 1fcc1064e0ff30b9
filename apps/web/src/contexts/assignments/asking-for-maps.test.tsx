import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { myAddress } from '#contexts/assignments/testing/example-rows.ts';
import { nobodys, showAssignments as show } from '#contexts/assignments/testing/show-assignments.tsx';
import { exampleMap, signInAs } from '#platform/testing/replies.ts';

beforeEach(() => {
  signInAs(['assignments.request_map']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('MAPS-R24 ADDR-R53 without free maps and addresses a sentence replaces the button', async () => {
  const taken = {
    out: exampleMap(),
    locked: exampleMap({ locked: true, ...nobodys }),
    open: exampleMap({ type_id: 4, unassigned_address_count: 0, ...nobodys }),
  };
  const buttons = () =>
    ['Get a map', 'Request addresses'].map((name) => screen.queryByRole('button', { name }));
  for (const [why, map] of Object.entries(taken)) {
    show([{ ...map, unassigned_address_count: 0 }]);
    expect(await screen.findByText(/^No map is free at the moment/), why).toBeTruthy();
    expect(await screen.findByText('You have no addresses, and none are available right now.')).toBeTruthy();
    expect(buttons(), why).toEqual([null, null]);
    cleanup();
  }
  show([{ ...taken.out, unassigned_address_count: 1 }]);
  expect(await screen.findByRole('button', { name: 'Request addresses' })).toBeTruthy();
  cleanup();
  const personal = { ...taken.out.assignment!, personal: true };
  for (const shut of [{ locked: true }, { assignment: personal }]) {
    show([exampleMap(shut)]);
    expect(await screen.findByText('You have no addresses, and none are available right now.')).toBeTruthy();
    cleanup();
  }
  show([{ ...taken.out, unassigned_address_count: 0 }], [], { 'addresses.listMyAddresses': [myAddress] });
  expect(await screen.findByText('No addresses are available at the moment.')).toBeTruthy();
  expect(buttons()).toEqual([null, null]);
});

it('MAPS-R23 MAPS-R24 a congregation without maps gets a notice, and people with the permission a link to add maps', async () => {
  show([]);
  const said = await screen.findByText(/You have no assignments yet\. Your congregation has no maps yet\./);
  expect(said.textContent).toContain('The territory servant adds them');
  expect(screen.queryByRole('button', { name: 'Get a map' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add a map' })).toBeNull();
  cleanup();
  signInAs(['assignments.request_map', 'settings.maps.add']);
  show([]);
  expect((await screen.findByRole('link', { name: 'Add a map' })).getAttribute('href')).toBe(
    '/settings/maps/',
  );
});
