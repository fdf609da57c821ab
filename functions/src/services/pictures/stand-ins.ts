import type { Language } from '@domain/languages.ts';
import { MESSAGE_MAX, PROFILE_NAME_MAX, QUIZ_TITLE_MAX, REPLY_MAX } from '@domain/limits.ts';
import type { Picture } from '@domain/pictures.ts';
import { isBlankText } from '@domain/typed-text.ts';
import { isReadable } from './runs.ts';
import { textsOf } from './texts.ts';

/** Returns the username in a picture's address, which everybody can read. */
const usernameOf = (path: string) => `@${path.split('/')[1]}`;

/** Returns a picture with bounded texts, and stand-ins for names and titles of which nothing could be read. */
export function withStandIns<P extends Picture>(picture: P, language: Language): P {
  const { result, game, circle } = textsOf(language);
  const shown = { ...picture, name: picture.name.slice(0, PROFILE_NAME_MAX) };
  if (!isReadable(shown.name)) shown.name = shown.kind === 'circle' ? circle.unnamed : usernameOf(shown.path);
  if ('title' in shown) shown.title = shown.title.slice(0, QUIZ_TITLE_MAX);
  if ('title' in shown && shown.title !== '' && !isReadable(shown.title)) shown.title = game[shown.game];
  if ('player' in shown && shown.player !== null)
    shown.player = isReadable(shown.player) ? shown.player.slice(0, PROFILE_NAME_MAX) : null;
  if ('text' in shown) shown.text = shown.text.slice(0, MESSAGE_MAX);
  if ('reply' in shown && shown.reply !== null)
    shown.reply = isBlankText(shown.reply) ? null : shown.reply.slice(0, REPLY_MAX);
  if ('members' in shown)
    shown.members = shown.members.map((name) => (isReadable(name) ? name.slice(0, PROFILE_NAME_MAX) : result.someone));
  return shown;
}
