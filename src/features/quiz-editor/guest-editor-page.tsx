import { GUEST } from '../../session/guest-drafts.ts';
import { NewQuizPage } from './new-quiz-page.tsx';

/** The editor without an account: everything but publishing, and no stored quiz. */
export const GuestEditorPage = () => <NewQuizPage uid={GUEST} username={null} />;
