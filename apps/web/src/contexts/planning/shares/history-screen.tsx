/** Past duties of a person, for planners (X-FAIR-43). */
import { useParams } from 'react-router';
import { HistoryOf } from './history-of.tsx';

export function HistoryScreen() {
  const { id } = useParams();
  return <HistoryOf person={Number(id)} />;
}
