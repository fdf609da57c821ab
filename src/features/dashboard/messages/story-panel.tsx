import { toLanguage } from '@domain/languages.ts';
import { publicPath } from '@domain/profiles/links.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { fetchMessagePicture } from '../../../data/message-picture.ts';
import { useSession } from '../../../session/state.ts';
import { Story } from '../../../sharing/story.tsx';
import { usePicture } from '../../../sharing/use-picture.ts';
import { Panel } from '../moderation/panel.tsx';

/** A message as a picture for a story, with the link that brings the next one. */
export function StoryPanel({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['share', 'common']);
  const username = useSession((state) => state.profile?.username ?? '');
  const language = toLanguage(i18n.language);
  const picture = usePicture(`${messageId}/${language}`, () => fetchMessagePicture(messageId, language));
  return (
    <Panel title={t('message.title')}>
      <Story
        text={t('message.text')}
        picture={picture}
        alt={t('message.alt')}
        url={location.origin + publicPath.section(username, 'anonymous')}
        address={null}
      >
        <Button variant="outlined" size="small" onClick={onClose}>
          {t('common:back')}
        </Button>
      </Story>
    </Panel>
  );
}
