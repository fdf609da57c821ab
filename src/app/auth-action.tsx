import { ActionPage } from '../features/auth-action/action-page.tsx';
import { MuiTheme } from './mui-theme.tsx';

/** The target of the auth service's email links, with the theme its forms need. */
export const AuthAction = () => (
  <MuiTheme>
    <ActionPage />
  </MuiTheme>
);
