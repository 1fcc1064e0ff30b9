/** What a person's calendar feed is made of: a line for each domain that has something to tell, from its door. */
import { awayFeed, type FeedSource } from '#domains/people/people.door';

export const feedSources: readonly FeedSource[] = [awayFeed];
