/**
 * Congregations near the demo congregation with coordinators and speakers, and the talks of its own speakers:
 * all invented.
 */
import type { ClientBase } from 'pg';

interface Neighbour {
  name: string;
  circuit: string;
  address: string;
  day: number;
  time: string;
  contact: string;
  speakers: readonly [name: string, appointment: 'elder' | 'servant', outlines: number[]][];
}

const neighbours: readonly Neighbour[] = [
  {
    name: 'Devonport',
    circuit: 'TAS 1',
    address: '22 Steele Lane',
    day: 0,
    time: '09:30',
    contact: 'Paul Drummond',
    speakers: [
      ['Martin Calloway', 'elder', [45, 71, 112]],
      ['Desmond Kelley', 'elder', [12, 30, 31]],
      ['Silas Pruitt', 'servant', [8]],
    ],
  },
  {
    name: 'Ulverstone',
    circuit: 'TAS 1',
    address: '5 Leven Court',
    day: 6,
    time: '17:00',
    contact: 'Edgar Lowell',
    speakers: [
      ['Hugh Pemberton', 'elder', [3, 19, 27, 60]],
      ['Lionel Marsh', 'elder', [101]],
    ],
  },
  {
    name: 'Launceston East',
    circuit: 'TAS 2',
    address: '81 Kings Rise',
    day: 0,
    time: '10:00',
    contact: 'Conrad Ellery',
    speakers: [['Victor Ames', 'elder', [5, 6, 7, 90]]],
  },
];

const emailOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@example.org`;

export async function loadSpeakers(client: ClientBase, congregationId: number): Promise<void> {
  let phone = 117;
  for (const { name, circuit, address, day, time, contact, speakers } of neighbours) {
    const { rows } = await client.query<{ id: number }>(
      `insert into directory_congregations (congregation_id, name, circuit, address, suburb, public_day, public_start_time,
         contact_name, contact_email, contact_phone, country_id, region_id, timezone_id)
       select congregation_id, $2, $3, $4, $2, $5, $6, $7, $8, $9, country_id, region_id, timezone_id
       from congregations where congregation_id = $1 returning id`,
      [congregationId, name, circuit, address, day, time, contact, emailOf(contact), `+61491570${phone}`],
    );
    for (const [speaker, appointment, outlines] of speakers) {
      phone += 1;
      await client.query(
        `insert into directory_speakers (congregation_id, host_id, full_name, appointment, outlines, email, phone)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [congregationId, rows[0]!.id, speaker, appointment, outlines, emailOf(speaker), `+61491570${phone}`],
      );
    }
  }
  await client.query(
    `update people set public_talk_outlines = array[1 + id % 40, 50 + id % 40, 100 + id % 40]
     where congregation_id = $1 and 15 = any (qualified_parts)`,
    [congregationId],
  );
}
