import { USERNAME_LIMIT } from '@domain/limits.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { countRenames } from '@domain/profiles/renames.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { useSession } from '../../../session/state.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useFormats } from '../../../ui/use-formats.ts';
import { UsernameField } from '../../../ui/username-field.tsx';
import { Block } from '../block.tsx';
import { useChangeUsername } from './use-change-username.ts';

/** The username, and the form to change it. */
export function UsernameBlock({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['names', 'common']);
  const { draft, availability, problem, isSaving, failure, change, submit } = useChangeUsername(profile);
  const opener = useFocusBack(draft !== null);
  const formats = useFormats();
  const renamedAt = useSession(({ account }) => account?.renamedAt);
  const { left, freeAt } = countRenames(renamedAt, now());
  const { username } = profile;
  return (
    <Block title={t('change.title')} state={{ text: `@${username}` }}>
      {left === 0 ? (
        <Text small>{t('change.full', { max: USERNAME_LIMIT.tries, when: formats.moment(freeAt) })}</Text>
      ) : draft === null ? (
        <Row>
          <Button ref={opener} variant="outlined" size="small" onClick={() => change('')}>
            {t('change.open')}
          </Button>
        </Row>
      ) : (
        <form noValidate aria-label={t('change.open')} onSubmit={(event) => void submit(event)}>
          <Stack gap={2}>
            <Text small>{t('change.warning', { username })}</Text>
            {left < USERNAME_LIMIT.tries && <Text small>{t('change.left', { count: left })}</Text>}
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
