import type { Language } from '@domain/languages.ts';
import { MESSAGE_MAX, PROFILE_NAME_MAX, QUIZ_TITLE_MAX, REPLY_MAX } from '@domain/limits.ts';
import type { Picture } from '@domain/pictures.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { splitEmoji } from './emoji.ts';
import { drawable } from './fonts.ts';
import { textsOf } from './texts.ts';

const isDrawable = (text: string) =>
  splitEmoji(text).some((part) => typeof part !== 'string' || !isBlankText(drawable(part)));

/** Returns a picture with bounded texts, and stand-ins for texts of which no font has a single character. */
export function withStandIns<P extends Picture>(picture: P, language: Language): P {
  const { result, game, circle } = textsOf(language);
  const shown = { ...picture, name: picture.name.slice(0, PROFILE_NAME_MAX) };
  if (!isDrawable(shown.name)) shown.name = shown.kind === 'circle' ? circle.unnamed : result.someone;
  if ('title' in shown) shown.title = shown.title.slice(0, QUIZ_TITLE_MAX);
  if ('title' in shown && shown.title !== '' && !isDrawable(shown.title)) shown.title = game[shown.game];
  if ('player' in shown && shown.player !== null)
    shown.player = isDrawable(shown.player) ? shown.player.slice(0, PROFILE_NAME_MAX) : null;
  if ('text' in shown) shown.text = shown.text.slice(0, MESSAGE_MAX);
  if ('reply' in shown && shown.reply !== null)
    shown.reply = isDrawable(shown.reply) ? shown.reply.slice(0, REPLY_MAX) : null;
  if ('members' in shown)
    shown.members = shown.members.map((name) => (isDrawable(name) ? name.slice(0, PROFILE_NAME_MAX) : result.someone));
  return shown;
}
