import { type Language, toLanguage } from '@domain/languages.ts';
import {
  askPicture,
  picturePath,
  pictureVersion,
  profilePicture,
  quizPicture,
  resultPicture,
} from '@domain/pictures.ts';
import { withPrompt } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { isolated } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { linkTo } from '../lib/share.ts';
import { creatorSubject, pathOf, type ShareSubject } from '../lib/share-subject.ts';

/** What chats show for a link, and what is shared with it. */
export interface Shared {
  /** The address, with the origin. */
  url: string;
  /** Title and description of the page, as its own head has them. */
  title: string;
  description: string;
  /** What the device's share sheet sends with the link. */
  text: string;
  /** The path of the picture beside the link. */
  card: string;
  /** The picture to post, with its link; null where there is none. */
  story: { path: string; url: string } | null;
  isPrivate: boolean;
}
type Quiz = Extract<ShareSubject, { kind: 'quiz' }>['quiz'];

function quizPictures(quiz: Quiz, url: string, language: Language) {
  const picture = quizPicture(quiz);
  const version = picture && pictureVersion(picture);
  return {
    card: picturePath('og', 'quiz', quiz.id, version, language),
    story: { path: picturePath('story', 'quiz', quiz.id, version, language), url },
  };
}

const quizOf = ({ quiz, isPrivate }: Extract<ShareSubject, { kind: 'result' }>['result']): Quiz => ({
  id: quiz.id,
  title: quiz.title,
  type: quiz.type,
  isPublic: !isPrivate,
  owner: { username: quiz.ownerUsername, name: quiz.ownerName, photoURL: null },
});

/** Returns what is shared of a subject, in the page's language. */
export function useShared(subject: ShareSubject): Shared {
  const { t, i18n } = useTranslation([
    'share',
    'common',
    'games',
    'take-quiz',
    'public-profile',
    'send-message',
    'prompts',
    'circle',
  ]);
  const language = toLanguage(i18n.language);
  const prompt = (subject.kind === 'messages' && subject.prompt) || null;
  const url = linkTo(withPrompt(pathOf(subject), prompt), language);
  const full = (title: string) => `${isolated(title, language)} · ${t('common:appName')}`;

  const ofQuiz = (quiz: Quiz, text: string): Shared => ({
    url,
    title: full(quiz.isPublic ? quiz.title : t('take-quiz:gate.whose', { name: firstName(quiz.owner.name) })),
    description: quiz.isPublic
      ? t('take-quiz:metaDescription', { name: firstName(quiz.owner.name) })
      : t('take-quiz:gate.text'),
    text,
    ...quizPictures(quiz, url, language),
    isPrivate: !quiz.isPublic,
  });
  if (subject.kind === 'quiz') {
    const { quiz, isMine } = subject;
    const { title, owner } = quiz;
    return ofQuiz(quiz, isMine ? t('text.myQuiz', { title }) : t('text.quiz', { title, name: owner.name }));
  }
  if (subject.kind === 'result') {
    const { result } = subject;
    const picture = resultPicture({ ...result, ownerId: '', answers: [], createdAt: 0 });
    const shared = ofQuiz(quizOf(result), '');
    return {
      ...shared,
      story: { path: picturePath('story', 'result', result.id, pictureVersion(picture), language), url },
    };
  }
  if (subject.kind === 'circle') {
    const { id, name, version } = subject.circle;
    return {
      url,
      title: full(name || t('circle:unnamed')),
      description: t('circle:metaDescription'),
      text: t('circle:share.words', { name: name || t('circle:unnamed') }),
      card: picturePath('og', 'circle', id, version, language),
      story: { path: picturePath('story', 'circle', id, version, language), url },
      isPrivate: false,
    };
  }

  const { creator } = subject;
  const { username, name } = creator;
  const asked = [withPrompt(username, prompt), pictureVersion(askPicture(creator, prompt)), language] as const;
  // to be asked is what a creator posts, also beside a link to their page
  const story = {
    path: picturePath('story', 'ask', ...asked),
    url: linkTo(withPrompt(pathOf(creatorSubject('messages', creator)), prompt), language),
  };
  if (subject.kind === 'messages')
    return {
      url,
      ...(prompt
        ? {
            title: full(t(`prompts:${prompt}.heading`, { name: firstName(name) })),
            description: t(`prompts:${prompt}.metaDescription`, { name: firstName(name) }),
            text: t(`prompts:${prompt}.label`),
          }
        : {
            title: full(t('send-message:metaTitleFor', { name })),
            description: t('send-message:metaDescription', { name: firstName(name) }),
            text: t('text.messages'),
          }),
      card: picturePath('og', 'ask', ...asked),
      story,
      isPrivate: false,
    };
  const card = picturePath('og', 'profile', username, pictureVersion(profilePicture(creator)), language);
  if (subject.kind === 'section')
    return {
      url,
      title: full(`${t(`games:${subject.type}.section.title`)} · ${isolated(name, language)}`),
      description: t(`games:${subject.type}.section.text`, { name: firstName(name) }),
      text: '',
      card,
      story: null,
      isPrivate: false,
    };
  return {
    url,
    title: full(name),
    description: creator.bio || t('public-profile:metaDescription', { name }),
    text: t('text.profile'),
    card,
    story,
    isPrivate: false,
  };
}
