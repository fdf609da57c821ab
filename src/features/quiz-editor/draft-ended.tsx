import { publicPath } from '@domain/profiles/links.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MessageState } from '../../ui/states.tsx';
import type { Ending } from './draft-storage.ts';

interface Props {
  ending: Ending;
  /** Null without an account. */
  username: string | null;
  /** Starts over, with the stored quiz or a blank one. */
  again: { label: string; onAgain: () => void };
}

/** Replaces an editor whose draft was saved or discarded elsewhere. */
export function DraftEnded({ ending, username, again }: Props) {
  const { t } = useTranslation('quiz-editor');
  return (
    <MessageState
      symbol={<AnyIcon name="cards" size="1em" />}
      title={t(`ended.${ending}`)}
      text={t(`ended.${ending}Text`)}
      action={
        <Stack>
          <Button variant="contained" onClick={again.onAgain}>
            {again.label}
          </Button>
          {username !== null && (
            <Button
              variant="text"
              component={Link}
              to={ending === 'discarded' ? href.dashboard() : publicPath.profile(username)}
            >
              {t(ending === 'discarded' ? 'type.back' : 'ended.profile')}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
