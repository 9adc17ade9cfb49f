import { expect, it } from 'vitest';
import type { News } from '#lib/contract/changes.ts';
import { sharingNews } from '#server/news/sharing.ts';

it('[ADR-0153] news that come to one worker are taken by all', () => {
  const taken: (readonly News[])[][] = [];
  const listeners: ((told: unknown) => void)[] = [];
  const marksOf = ['first', 'second'].map((_, place) => {
    taken[place] = [];
    return sharingNews(
      { take: (news) => void taken[place]?.push(news) },
      {
        onTold: (_topic, listener) => void (listeners[place] = listener),
        tell: (_topic, told) =>
          listeners.forEach((listener, other) => other !== place && listener(JSON.parse(JSON.stringify(told)))),
      },
    );
  });
  const news: News[] = [{ kind: 'price', products: [12] }];
  marksOf[1]?.take(news);
  expect(taken).toEqual([[news], [news]]);
});
