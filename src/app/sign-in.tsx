import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { MuiTheme } from './mui-theme.tsx';

/** The sign-in page, with the theme its form needs. */
export const SignIn = () => (
  <MuiTheme>
    <SignInPage />
  </MuiTheme>
);
