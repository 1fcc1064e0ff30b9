import type { Tenant } from '#platform/database/tenant';

export const pictures = {
  async replace(
    tenant: Tenant,
    mapId: number,
    picture: { sha256: string; mediaType: 'image/webp'; width: number; height: number; bytes: Buffer },
  ): Promise<void> {
    await tenant.db.updateTable('maps').set({ picture_id: null }).where('id', '=', mapId).execute();
    await tenant.db.deleteFrom('map_pictures').where('map_id', '=', mapId).execute();
    const { id } = await tenant.db
      .insertInto('map_pictures')
      .values({
        congregation_id: tenant.congregationId,
        map_id: mapId,
        sha256: picture.sha256,
        media_type: picture.mediaType,
        width: picture.width,
        height: picture.height,
        bytes: picture.bytes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tenant.db.updateTable('maps').set({ picture_id: id }).where('id', '=', mapId).execute();
  },

  read: (tenant: Tenant, mapId: number, sha256: string) =>
    tenant.db
      .selectFrom('map_pictures')
      .innerJoin('maps', (join) =>
        join
          .onRef('maps.congregation_id', '=', 'map_pictures.congregation_id')
          .onRef('maps.picture_id', '=', 'map_pictures.id'),
      )
      .select(['bytes', 'media_type'])
      .where('maps.id', '=', mapId)
      .where('maps.deleted_at', 'is', null)
      .where('sha256', '=', sha256)
      .executeTakeFirst(),
};
