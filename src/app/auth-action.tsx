import { ActionPage } from '../features/auth-action/action-page.tsx';
import { MuiTheme } from './mui-theme.tsx';

/** Where the links of the sign-in service's e-mails lead, with the theme its forms need. */
export const AuthAction = () => (
  <MuiTheme>
    <ActionPage />
  </MuiTheme>
);
