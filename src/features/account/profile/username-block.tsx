import type { Profile } from '@domain/profiles/profile.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { UsernameField } from '../../../ui/username-field.tsx';
import { Block } from '../block.tsx';
import { useChangeUsername } from './use-change-username.ts';

/** The username, and the form to change it. */
export function UsernameBlock({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['names', 'common']);
  const { draft, availability, problem, isSaving, failure, change, submit } = useChangeUsername(profile);
  const opener = useFocusBack(draft !== null);
  const { username } = profile;
  return (
    <Block title={t('change.title')} state={{ text: `@${username}` }}>
      {draft === null ? (
        <Row>
          <Button ref={opener} variant="outlined" size="small" onClick={() => change('')}>
            {t('change.open')}
          </Button>
        </Row>
      ) : (
        <form noValidate aria-label={t('change.open')} onSubmit={(event) => void submit(event)}>
          <Stack gap={2}>
            <Text small>{t('change.warning', { username })}</Text>
            <UsernameField
              // it replaces the pressed button
              autoFocus={draft === ''}
              value={draft}
              problem={problem}
              availability={availability}
              onChange={change}
            />
            <ErrorNote text={failure} />
            <Row gap={1.5}>
              <Button type="submit" variant="contained" aria-disabled={isSaving}>
                {t(isSaving ? 'change.saving' : 'change.save')}
              </Button>
              {!isSaving && (
                <Button variant="outlined" onClick={() => change(null)}>
                  {t('common:cancel')}
                </Button>
              )}
            </Row>
          </Stack>
        </form>
      )}
    </Block>
  );
}
