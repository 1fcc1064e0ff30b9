/** Topics, comments and likes of the demo congregation in the forum: all invented. */
import type { ClientBase } from 'pg';

interface Idea {
  label: string;
  content: string;
  state: 'proposed' | 'dev_queue' | 'in_progress' | 'done';
  daysAgo: number;
  likes: number;
  comments: readonly string[];
}

const ideas: readonly Idea[] = [
  {
    label: 'Show sunset time for evening groups',
    content: 'In winter we stop early. The group could be told when it gets dark at its place.',
    state: 'in_progress',
    daysAgo: 21,
    likes: 11,
    comments: ['A line below the time is enough for us.', 'Yes, and in the printed week too.'],
  },
  {
    label: 'Remember the wheel lock of the cart',
    content: 'A note that the next pair sees when they open their shift.',
    state: 'proposed',
    daysAgo: 12,
    likes: 6,
    comments: ['Ours rolled away once.'],
  },
  {
    label: 'Bigger text in printed schedules',
    content: 'Some read the board from two metres away.',
    state: 'done',
    daysAgo: 90,
    likes: 9,
    comments: [],
  },
];

const dayMilliseconds = 86_400_000;

export async function loadIdeas(
  client: ClientBase,
  congregationId: number,
  { people, asOf }: { people: readonly number[]; asOf: Date },
): Promise<void> {
  for (const [index, { label, content, state, daysAgo, likes, comments }] of ideas.entries()) {
    const at = new Date(asOf.getTime() - daysAgo * dayMilliseconds);
    const author = people[index]!;
    const { rows } = await client.query<{ id: number }>(
      `insert into forum_topics (congregation_id, person_id, label, content, state, created_at, updated_at, news_at)
       values ($1, $2, $3, $4, $5, $6, $6, $6) returning id`,
      [congregationId, author, label, content, state, at],
    );
    const topic = rows[0]!.id;
    for (const [said, words] of comments.entries())
      await client.query(
        `insert into forum_comments (congregation_id, person_id, topic_id, content, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5)`,
        [
          congregationId,
          people[said + 5],
          topic,
          words,
          new Date(at.getTime() + (said + 1) * dayMilliseconds),
        ],
      );
    await client.query(
      `insert into forum_likes (congregation_id, person_id, topic_id) select $1, unnest($2::bigint[]), $3`,
      [congregationId, people.slice(0, likes), topic],
    );
  }
}
