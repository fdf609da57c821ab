import type { Picture } from '../pictures.ts';
import { type Circle, membersOf } from './circle.ts';
import { gridOf, titlesOf } from './grid.ts';

/** Returns what a circle's pictures show. Not its link, which is the key: a story is seen by more than its people. */
export function circlePicture(circle: Pick<Circle, 'name' | 'members' | 'guesses' | 'questions'>): Picture<'circle'> {
  const ids = membersOf(circle);
  const { openBook, mystery, mindReader, pair } = titlesOf(circle);
  const placeOf = (id: string | null) => (id === null ? null : ids.indexOf(id));
  return {
    kind: 'circle',
    name: circle.name,
    path: '/circle',
    members: ids.map((id) => circle.members[id]?.name ?? ''),
    rows: gridOf(circle).map(({ cells }) => cells),
    titles: {
      openBook: placeOf(openBook),
      mystery: placeOf(mystery),
      mindReader: placeOf(mindReader),
      pair: pair && [ids.indexOf(pair[0]), ids.indexOf(pair[1])],
    },
  };
}
