import type { Language } from '@domain/languages.ts';
import { PICTURE_SIZES, type Picture, type PictureShape } from '@domain/pictures.ts';
import type { Node } from '@takumi-rs/core';
import { ogAsk, ogCircle, ogPrivate, ogProfile, ogQuiz, ogResult } from './og.ts';
import { render } from './renderer.ts';
import { withStandIns } from './stand-ins.ts';
import { storyAsk, storyPrivate, storyQuiz, storyResult } from './story.ts';
import { storyCircle } from './story-circle.ts';
import { storyMessage } from './story-message.ts';

function ogOf(picture: Picture, language: Language): Node | null {
  if (picture.kind === 'profile') return ogProfile(picture, language);
  if (picture.kind === 'quiz') return ogQuiz(picture, language);
  if (picture.kind === 'ask') return ogAsk(picture, language);
  if (picture.kind === 'circle') return ogCircle(picture, language);
  return picture.kind === 'result' ? ogResult(picture, language) : null;
}

function storyOf(picture: Picture, language: Language): Node | null {
  if (picture.kind === 'quiz') return storyQuiz(picture, language);
  if (picture.kind === 'ask') return storyAsk(picture, language);
  if (picture.kind === 'result') return storyResult(picture, language);
  if (picture.kind === 'circle') return storyCircle(picture, language);
  return picture.kind === 'message' ? storyMessage(picture, language) : null;
}

const DRAWERS = {
  og: { of: ogOf, ofPrivate: ogPrivate },
  story: { of: storyOf, ofPrivate: storyPrivate },
} as const;

/** Draws a picture as PNG; null stands for one of private content. Throws where a shape has no such kind. */
export function draw(shape: PictureShape, picture: Picture | null, language: Language): Promise<Buffer> {
  const { of, ofPrivate } = DRAWERS[shape];
  const tree = picture ? of(withStandIns(picture, language), language) : ofPrivate(language);
  if (tree === null) throw new Error(`There is no ${shape} picture of this kind.`);
  return render(tree, PICTURE_SIZES[shape]);
}
