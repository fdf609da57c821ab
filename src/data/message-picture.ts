import type { Language } from '@domain/languages.ts';
import { picturePath } from '@domain/pictures.ts';
import { auth } from './firebase.ts';
import { fetchPicture } from './pictures.ts';

/** Fetches the picture of one of the creator's own messages, which nobody else gets. Throws DomainErrors. */
export const fetchMessagePicture = async (id: string, language: Language): Promise<File> =>
  fetchPicture(
    picturePath('story', 'message', id, null, language),
    'whoknows-message.png',
    await auth.currentUser?.getIdToken(),
  );
