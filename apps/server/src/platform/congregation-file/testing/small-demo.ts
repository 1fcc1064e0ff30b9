/** The demo congregation reduced to one row of each kind, enough for an export. */
import type { Pool } from 'pg';
import { prepareDemo } from '../../../demo.ts';

export async function prepareSmallDemo(owner: Pool): Promise<void> {
  await prepareDemo(owner);
  await owner.query(
    `begin; set local session_replication_role = replica;
     update maps set picture_id = null where picture_id not in (select id from map_pictures order by id limit 2);
     delete from map_pictures where id not in (select id from map_pictures order by id limit 2);
     update available_addresses set preloaded_id = null; delete from preloaded_addresses where id not in (select id from preloaded_addresses order by id limit 20);
     delete from service_reports where id not in (select id from service_reports order by id limit 20); delete from noticeboard_contents;
     delete from noticeboard_files; delete from notice_groups; delete from notice_reads; delete from notices; commit`,
  );
}
