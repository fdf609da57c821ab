import { startI18next } from '../i18n/i18next.ts';
import { keepForOffline } from '../lib/keep-for-offline.ts';
import { lazyPage } from './lazy-page.ts';
import { MuiTheme } from './mui-theme.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ReactRouter } from './react-router.tsx';

const loadEditor = () => import('../features/quiz-editor/guest-editor-page.tsx').then((m) => m.GuestEditorPage);
const Editor = lazyPage(loadEditor, 'quiz-editor', 'mine');
loadEditor().catch(() => undefined);

void keepForOffline('visitor', 'creator');
await startI18next();

/** The editor without an account: it loads neither Auth nor the database. */
export const GuestEditor = () => (
  <ReactRouter>
    <MuiTheme>
      <PublicLayout>
        <Editor />
      </PublicLayout>
    </MuiTheme>
  </ReactRouter>
);
