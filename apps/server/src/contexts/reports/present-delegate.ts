export const presentDelegate = (row: { id: number; person_id: number; delegate_id: number }) => ({
  id: row.id,
  user_id: row.person_id,
  delegate_id: row.delegate_id,
});
