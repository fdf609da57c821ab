import { QUIZ_TYPES } from '@domain/games/index.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ui/use-formats.ts';
import { EvidencePhoto } from './evidence-photo.tsx';
import { Facts } from './facts.tsx';
import { readable } from './readable.ts';

/** What evidence holds, in the order in which it is read; anything else is shown last, under its own name. */
const FIELDS = [
  ...(['title', 'quizTitle', 'name', 'circleName', 'names', 'username', 'bio'] as const),
  ...(['message', 'reply', 'earlier', 'questions'] as const),
  ...(['category', 'type', 'score', 'total', 'playedAt', 'photoURL'] as const),
];
type Field = (typeof FIELDS)[number];
const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);
const placeOf = (name: string) => (isField(name) ? FIELDS.indexOf(name) : FIELDS.length);

/** Where the copy of a photo is, which is shown itself. */
const OF_PHOTO = ['photo', 'file'];

interface Props {
  content: Readonly<Record<string, unknown>>;
  /** What comes first. */
  more?: ReadonlyArray<readonly [string, ReactNode]>;
}

/** What was reported, or is in its place now. */
export function ContentFacts({ content, more = [] }: Props) {
  const { t } = useTranslation(['operator', 'games', 'quiz-editor']);
  const { moment } = useFormats();
  const said = Object.entries(content)
    .filter(([name, value]) => !OF_PHOTO.includes(name) && value !== null && value !== '')
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const textOf = (name: string, value: unknown) => {
    if (name === 'playedAt') return moment(Number(value));
    const type = QUIZ_TYPES.find((each) => each === value);
    if (name === 'type' && type) return t(`games:${type}.name`);
    if (name === 'category' && (value === 'normal' || value === 'spicy')) return t(`quiz-editor:category.${value}`);
    return readable(value);
  };
  return (
    <>
      <EvidencePhoto content={content} />
      <Facts
        facts={[
          ...more,
          ...said.map(([name, value]) => [isField(name) ? t(`field.${name}`) : name, textOf(name, value)] as const),
        ]}
      />
    </>
  );
}
